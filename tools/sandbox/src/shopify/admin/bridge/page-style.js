/* global CSSStyleSheet, document */

const rules = `
  ui-nav-menu, s-app-nav, ui-title-bar, ui-save-bar, ui-modal { display: none !important; }
  .app-bridge-dialog { width: 100%; padding: 0; border: 1px solid #8886; border-radius: 12px; }
  .app-bridge-dialog > * { padding: 14px 18px; }
  .app-bridge-dialog > header { display: flex; justify-content: space-between; align-items: center; gap: 12px; }
  .app-bridge-dialog > header > h2 { margin: 0; font-size: 17px; }
  .app-bridge-dialog > footer { display: flex; justify-content: flex-end; gap: 8px; }
  .app-bridge-dialog > footer:empty { display: none; }
  .app-bridge-dialog > :is(header, footer) > button { font: inherit; min-width: 40px; min-height: 40px; border-radius: 8px; border: 1px solid #8886; background: none; color: inherit; cursor: pointer; padding: 6px 14px; }
`;

/** The app's page does not show what the admin draws. A sheet of this kind needs no leave of a CSP. */
export function stylePage() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
