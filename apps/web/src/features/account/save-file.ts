/** Long enough for any browser to begin reading. */
const keptMs = 60_000;

/** Saves what was fetched to the visitor's disk. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
