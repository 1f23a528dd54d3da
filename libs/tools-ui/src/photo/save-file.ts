/** Longer than any browser takes to begin a download from an object URL, in milliseconds. */
const keptMs = 60_000;

/** Puts a file where the browser keeps downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
