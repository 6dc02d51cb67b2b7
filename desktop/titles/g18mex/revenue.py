"""What runs earn in 18MEX: the printed values, twice for a 4D, and nothing besides."""

from desktop.board.routes import RouteRules

ROUTE_RULES = RouteRules(
    run="mex.route.def",
    length="mex.route.length",
    disjoint="mex.route.def",
)
