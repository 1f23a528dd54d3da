const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const style = `
  :root { color-scheme: light dark; --paper: #fbfaf8; --ink: #14151a; --line: #e4e1da; --soft: #6a6862; --card: #fff; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #14151a; --ink: #f3f1ec; --line: #2e3038; --soft: #a3a19a; --card: #1c1e25; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 760px; margin: 0 auto; padding: 40px 20px 80px; }
  h1 { font-size: 28px; line-height: 1.2; margin: 0 0 4px; }
  h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
  p { margin: 0 0 16px; }
  a { color: inherit; }
  .soft { color: var(--soft); }
  .card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; margin-top: 20px; overflow: hidden; }
  .card > header { padding: 16px 20px; border-bottom: 1px solid var(--line); }
  .card > div { padding: 16px 20px; }
  iframe { display: block; width: 100%; height: 420px; border: 0; background: #fff; }
  code { overflow-wrap: anywhere; }
`;

/** A complete page of the sandbox. `body` is HTML. */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main aria-label="${escapeHtml(title)}">${body}</main></body>
</html>`;
