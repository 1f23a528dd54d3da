/** Turns somebody onto their back, the head to the right, in a box of 32 units. */
export const laidDown = (body: string): string =>
  `<g transform="translate(32 0) rotate(90)">${body}</g>`;
