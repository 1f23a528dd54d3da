/** The API version of the product's client library. */
export const apiVersion = '2026-10';
