type PageConfig = { apiOrigin?: string; supportEmail?: string };

/** Writes the configuration into the page, as the server does. */
export function writeConfig({
  apiOrigin = 'http://api.test',
  supportEmail,
}: PageConfig = {}): void {
  const meta = document.createElement('meta');
  meta.name = 'tintory-config';
  meta.content = JSON.stringify({ apiOrigin, supportEmail });
  document.head.replaceChildren(meta);
}
