export type PictureBudget = ReturnType<typeof createPictureBudget>;

/** How many bytes of pictures may be kept in memory at once. */
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
