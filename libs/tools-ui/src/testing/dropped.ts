/** An entry of a folder: a file, or another folder. */
export type Content = File | { folder: string; content: readonly Content[] };

/** A directory reader as in browsers: a few entries per call, finally none. */
function readerOf(content: readonly Content[]) {
  const rest = content.map(entryOf);
  return { readEntries: (take: (some: unknown[]) => void) => take(rest.splice(0, 2)) };
}

function entryOf(content: Content): object {
  if (content instanceof File) {
    const { name } = content;
    return { name, isDirectory: false, file: (take: (file: File) => void) => take(content) };
  }
  const { folder: name } = content;
  return { name, isDirectory: true, createReader: () => readerOf(content.content) };
}

/** The `DataTransfer` of a drop; emptied after the event, as in browsers. */
export function dropped(...contents: Content[]): DataTransfer {
  const carried = contents.map((content) => ({
    kind: 'file',
    webkitGetAsEntry: () => entryOf(content),
    // A folder looks like a file that cannot be read.
    getAsFile: () => (content instanceof File ? content : new File([], content.folder)),
  }));
  queueMicrotask(() => carried.splice(0));
  return { types: ['Files'], items: carried, files: [] } as unknown as DataTransfer;
}
