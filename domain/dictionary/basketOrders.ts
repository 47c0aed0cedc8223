/** How the words of a basket are arranged: the word put in last first, or book by book. */
export const basketOrders = ['DAY', 'BOOK'] as const;

export type BasketOrder = (typeof basketOrders)[number];
