/** Under which name Stripe keeps the id of the order that a page or a payment is for. */
export const orderKey = 'print_order_id';
