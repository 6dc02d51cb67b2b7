"""Which test covers which vector of our digest of the rulebook."""

COVERED = {}  # by the id of a vector, the tests that play it


def vector(*ids):
    """Mark a test as the one that plays these vectors: `@vector("steam.tv.loan_8")`."""

    def mark(test):
        for id in ids:
            COVERED.setdefault(id, []).append(test.__name__)
        return test

    return mark
