/**
 * Tells search engines what a page is about. A script that holds data is not run, so that the policy of
 * the page has nothing to say about it.
 *
 * @param data as schema.org names it
 */
export function Markup({ data }: { data: object }) {
  // What closes a script must not stand in one.
  const __html = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
