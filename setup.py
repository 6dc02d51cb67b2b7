"""What pyproject.toml cannot say: built, resources and translations live inside the package."""

from setuptools import find_packages, setup

setup(
    packages=[*find_packages(include=["desktop*"]), "desktop.resources", "desktop.translations"],
    package_dir={"desktop.resources": "resources", "desktop.translations": "translations"},
    package_data={
        "desktop.resources": ["**/*.toml", "**/*.md"],
        "desktop.translations": ["*.ts", "*.qm", "*.md"],
    },
)
