"""The site around the tables: pages, documents, the catalog of games, pictures, the offline app."""
