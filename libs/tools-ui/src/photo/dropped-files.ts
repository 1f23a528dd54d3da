import { sniffImageType } from '@tintory/picture-files/check-image-file';

/** What the freedesktop shared MIME database calls a folder. */
export const folderType = 'inode/directory';

type Root = FileSystemEntry | File;

/** What is dropped or pasted. Only while that happens: a moment later a browser tells nothing of it. */
function rootsOf(data: DataTransfer | null): Root[] {
  const items = [...(data?.items ?? [])].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return [...(data?.files ?? [])];
  return items.flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    return entry?.isDirectory ? entry : (item.getAsFile() ?? []);
  });
}

const entriesOf = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));

/** What begins with a dot is hidden: thumbnails, and what an archive keeps beside each file. */
const isShown = ({ name }: FileSystemEntry): boolean => !name.startsWith('.');

/** All of a folder that is shown, by name: a browser hands out a hundred at a time, and in the end none. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (let some = await entriesOf(reader); some.length > 0; some = await entriesOf(reader)) {
    all.push(...some);
  }
  return all
    .filter(isShown)
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemEntry) =>
  new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));

/** The pictures in a folder and in those within it; null for each file that is none. */
async function* picturesIn(folder: FileSystemDirectoryEntry): AsyncGenerator<File | null> {
  // What the system lets nobody read counts as no picture.
  for (const entry of await listFolder(folder).catch(() => [])) {
    if (isFolder(entry)) yield* picturesIn(entry);
    else {
      const file = await fileOf(entry).catch(() => null);
      const type = file && (await sniffImageType(file).catch(() => undefined));
      yield type ? file : null;
    }
  }
}

async function* filesOf(roots: readonly Root[]): AsyncGenerator<File | null> {
  for (const root of roots) {
    if (root instanceof File) yield root;
    else yield* picturesIn(root as FileSystemDirectoryEntry);
  }
}

/** The files that are dropped or pasted; of folders their pictures alone, also from those within them. */
export async function droppedFiles(
  data: DataTransfer | null,
): Promise<{ files: File[]; skipped: number }> {
  const files: File[] = [];
  let skipped = 0;
  for await (const file of filesOf(rootsOf(data))) {
    if (file) files.push(file);
    else skipped += 1;
  }
  return { files, skipped };
}

/**
 * The first file that is dropped or pasted, or the first picture of a folder. A folder without one comes
 * as an empty file of `folderType`, null is nothing at all.
 */
export async function droppedFile(data: DataTransfer | null): Promise<File | null> {
  const roots = rootsOf(data);
  for await (const file of filesOf(roots)) if (file) return file;
  const [root] = roots;
  return root ? new File([], root.name, { type: folderType }) : null;
}
