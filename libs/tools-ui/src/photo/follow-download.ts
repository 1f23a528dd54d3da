/**
 * Time for the response headers to arrive, in milliseconds. Before that the download counts as a
 * navigation, which the next link would cancel.
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
