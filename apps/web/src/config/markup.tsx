/**
 * Structured data as JSON-LD. A data script is not executed, so the CSP does not apply to it.
 * @param data schema.org object
 */
export function Markup({ data }: { data: object }) {
  // `</script>` must not appear in the script.
  const __html = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
