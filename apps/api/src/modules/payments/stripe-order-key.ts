/** Stripe metadata key of the order id of a page or a payment. */
export const orderKey = 'print_order_id';
