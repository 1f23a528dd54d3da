/** The link carries `Content-Disposition: attachment`: the page stays where it is. */
export function followDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
