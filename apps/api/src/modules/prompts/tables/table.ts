/** The wishes of a table, parted by semicolons. */
export const table = (text: string): string[] => text.split(';').map((wish) => wish.trim());
