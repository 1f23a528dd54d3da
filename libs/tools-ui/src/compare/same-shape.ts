type Size = { width: number; height: number };

/** Whether two pictures lie on each other to the eye, so that a slider can go between them. */
export const sameShape = (a: Size, b: Size) =>
  Math.abs(a.width / a.height - b.width / b.height) < 0.02;
