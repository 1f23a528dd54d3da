type PageConfig = { apiOrigin?: string; supportEmail?: string };

/** Writes into the page what its server would. */
export function writeConfig({
  apiOrigin = 'http://api.test',
  supportEmail,
}: PageConfig = {}): void {
  const meta = document.createElement('meta');
  meta.name = 'tintory-config';
  meta.content = JSON.stringify({ apiOrigin, supportEmail });
  document.head.replaceChildren(meta);
}
