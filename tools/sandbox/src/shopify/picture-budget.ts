export type PictureBudget = ReturnType<typeof createPictureBudget>;

/** Limits the bytes of pictures in memory. */
export function createPictureBudget(limit: number) {
  let used = 0;
  return {
    take: (bytes: number): boolean => {
      if (used + bytes > limit) return false;
      used += bytes;
      return true;
    },
    give: (bytes: number): void => {
      used -= bytes;
    },
    used: (): number => used,
  };
}
