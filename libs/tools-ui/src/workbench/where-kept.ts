/** A browser that refuses to keep drafts must not keep anyone from working. */
export const whereKept = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work;
  } catch {
    return undefined;
  }
};
