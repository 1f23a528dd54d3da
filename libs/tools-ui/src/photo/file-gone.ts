/** Error code of a run whose local file cannot be read any more. */
export const fileGoneCode = 'FileGone';

/** A chosen file was deleted, moved or edited since: the browser reads none of it any more. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
  /** The input whose file it is; undefined for the photo itself. */
  readonly field: string | undefined;

  constructor({ field, cause }: { field?: string; cause?: unknown } = {}) {
    super('The file is not what was chosen any more.', { cause });
    this.field = field;
  }
}

/** Whether the bytes of a chosen file are still there, told by reading one of them. */
async function isThere(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch (error) {
    // NotFoundError or NotReadableError.
    return !(error instanceof DOMException);
  }
}

/**
 * Does what needs the bytes of a file. A file that is gone and a line that broke fail alike; only the
 * first can be helped by choosing it again.
 *
 * @throws FileGone where the work failed and the file cannot be read
 */
export async function withFile<Result>(file: Blob, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw (await isThere(file)) ? cause : new FileGone({ cause });
  }
}
