import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive, opened when its turn comes; undefined if it was deleted. */
export type ZipEntry = {
  name: string;
  /** Pictures are compressed already. */
  compress: boolean;
  open: () => Promise<Readable | undefined>;
};

/**
 * A ZIP that is made while it is read. One file is open at a time, and none once the reader is gone.
 * A file that breaks off ends the whole stream with its error: an archive that looks complete and is
 * not would be worse.
 */
export function streamZip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  let current: Readable | undefined;
  output.once('close', () => current?.destroy());
  zip.on('error', fail);

  async function fill(): Promise<void> {
    for await (const { name, compress, open } of entries) {
      if (output.destroyed) return;
      current = await open();
      if (!current) continue;
      const end = finished(current);
      if (output.destroyed) current.destroy();
      else zip.addReadStream(current, name, { compress });
      await end;
    }
    zip.end();
  }
  fill().catch(fail);
  return output;
}
