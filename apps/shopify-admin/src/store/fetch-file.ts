/** Loads a store picture as a file named after its product. Throws if it does not load. */
export async function fetchFile(url: string, title: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
  const bytes = await answer.blob();
  const ending = bytes.type.split('/').at(-1)?.replace('jpeg', 'jpg') ?? 'jpg';
  return new File([bytes], `${title}.${ending}`, { type: bytes.type });
}
