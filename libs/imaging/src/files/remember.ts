/** A reader that caches the contents of the last few files. */
export type Reader<File, Content> = ((file: File) => Promise<Content>) & { forget(): void };

/** @param most number of cached files; the least recently used is evicted first */
export function remember<File extends { path: string }, Content>(
  read: (file: File) => Promise<Content>,
  most = Infinity,
): Reader<File, Content> {
  const contents = new Map<string, Promise<Content>>();
  const open = (file: File): Promise<Content> => {
    const content = contents.get(file.path) ?? read(file);
    // The map's last entry is the most recently used.
    contents.delete(file.path);
    contents.set(file.path, content);
    const [oldest] = contents.keys();
    if (contents.size > most && oldest !== undefined) contents.delete(oldest);
    content.catch(() => contents.delete(file.path));
    return content;
  };
  return Object.assign(open, { forget: () => contents.clear() });
}
