/** The version that the product's client library speaks. */
export const apiVersion = '2026-10';
