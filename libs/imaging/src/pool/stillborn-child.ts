// Stands in for a child whose code cannot be loaded.
process.exit(1);
