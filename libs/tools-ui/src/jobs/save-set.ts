import { brand, type JobOutput } from '@tintory/contract';
import { endingOf } from '@tintory/picture-files';
import { saveFile } from '../photo/save-file.ts';

export type SetFile = { objectId: string; name: string };

/** The pictures of a set as files, numbered: the server calls them all the same. */
export const filesOfSet = (
  outputs: readonly Pick<JobOutput, 'object_id' | 'content_type'>[],
): SetFile[] =>
  outputs.map(({ object_id: objectId, content_type: contentType }, index) => ({
    objectId,
    name: `${brand.defaultFileStem}-${index + 1}.${endingOf(contentType)}`,
  }));

type SaveSetOptions = {
  fetchFile: (objectId: string) => Promise<Blob>;
  onNext: (number: number) => void;
};

/**
 * Saves files one after another, each after it has loaded: following a link cancels one that is
 * still pending.
 *
 * @returns the files that failed; the others are saved
 */
export async function saveSet(
  files: readonly SetFile[],
  { fetchFile, onNext }: SaveSetOptions,
): Promise<SetFile[]> {
  const missing: SetFile[] = [];
  for (const [index, file] of files.entries()) {
    onNext(index + 1);
    try {
      saveFile(await fetchFile(file.objectId), file.name);
    } catch {
      missing.push(file);
    }
  }
  return missing;
}
