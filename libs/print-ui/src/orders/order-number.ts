/** Short enough to be read out; the mails name an order by it, too. */
export const orderNumber = (id: string): string => id.slice(-8).toUpperCase();
