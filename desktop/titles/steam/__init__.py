"""Steam, by Martin Wallace: the only box on the shelf that is no 18xx."""
