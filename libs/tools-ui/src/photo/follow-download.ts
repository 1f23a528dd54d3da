/**
 * Long enough for the head of an answer to arrive, in milliseconds. Before that the browser is on
 * its way to the file as to a page, and one more link would take its place: the file is lost.
 */
const apartMs = 1_500;

let free = 0;

function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/**
 * The link carries `Content-Disposition: attachment`: the page stays where it is. Several follow one
 * after another.
 */
export function followDownload(url: string): void {
  const now = performance.now();
  const wait = Math.max(0, free - now);
  free = now + wait + apartMs;
  if (wait === 0) follow(url);
  else setTimeout(() => follow(url), wait);
}
