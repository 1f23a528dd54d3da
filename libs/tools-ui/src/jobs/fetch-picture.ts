/** A stored picture, whole. Throws where its link has run out or the line is down. */
export async function fetchPicture(url: string, signal: AbortSignal | null = null): Promise<Blob> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
  return answer.blob();
}
