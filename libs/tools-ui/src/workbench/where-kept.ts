/** Works without drafts if the browser refuses them. */
export const whereKept = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work;
  } catch {
    return undefined;
  }
};
