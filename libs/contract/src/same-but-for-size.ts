type Size = { width: number; height: number };

/**
 * Whether two pictures may be one and the same in two sizes. Each side of each is rounded to whole
 * pixels, which changes the shape of a long and narrow one by much: no more than that is allowed.
 */
export const sameButForSize = (one: Size, other: Size): boolean =>
  Math.abs(one.width * other.height - one.height * other.width) <
  one.width + one.height + other.width + other.height;
