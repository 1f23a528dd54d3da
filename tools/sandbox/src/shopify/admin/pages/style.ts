const frame = `
  main { max-width: none; padding: 0; display: grid; grid-template-columns: 236px minmax(0, 1fr); min-height: 100dvh; }
  :root { --side: #f3f1ec; --accent: #8a3b12; --bad: #b3261e; }
  @media (prefers-color-scheme: dark) { :root { --side: #191b21; --accent: #f0b48a; --bad: #ffb4ab; } }
  .side { background: var(--side); border-inline-end: 1px solid var(--line); padding: 20px 12px; position: sticky; top: 0; height: 100dvh; overflow-y: auto; }
  .side a { display: block; padding: 9px 12px; border-radius: 8px; text-decoration: none; overflow-wrap: anywhere; }
  .side a:hover { background: color-mix(in srgb, var(--ink) 7%, transparent); }
  .side a[aria-current] { font-weight: 650; background: var(--card); box-shadow: inset 3px 0 0 var(--accent); }
  .side ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 2px; }
  .side .app ul { padding-inline-start: 14px; }
  .side h2 { font-size: 13px; font-weight: 600; color: var(--soft); padding: 18px 12px 6px; }
  .brand { padding: 0 12px 12px; display: grid; gap: 2px; }
  .brand strong { font-size: 17px; overflow-wrap: anywhere; }
  .brand form, .shops { margin: 0; }
  .shops { padding-top: 18px; font-size: 14px; }
  .shops span { display: block; padding: 0 12px 4px; }
  .menu { display: none; }
  .content { min-width: 0; padding: 32px clamp(16px, 3vw, 40px) 72px; }
  .content > .page { max-width: 1040px; margin: 0 auto; }
  @media (max-width: 820px) {
    main { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto minmax(0, 1fr); }
    .side { position: static; height: auto; max-height: 100dvh; padding: 8px 12px; border-inline-end: 0; border-bottom: 1px solid var(--line); display: grid; grid-template-columns: 1fr auto; align-items: center; }
    .brand { padding: 0 4px; min-width: 0; }
    .brand strong { font-size: 16px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .brand .soft { display: none; }
    .menu { display: inline-flex; }
    .side nav, .shops { grid-column: 1 / -1; display: none; padding-bottom: 8px; }
    .side.open nav { display: block; }
    .side.open .shops { display: block; }
    .side a { min-height: 44px; display: flex; align-items: center; }
    .content { padding-top: 20px; }
  }
`;

const parts = `
  button, .button, select, input[type="search"] { font: inherit; min-height: 44px; border-radius: 10px; border: 1px solid var(--line); background: var(--card); color: inherit; padding: 8px 16px; }
  button, .button { font-weight: 600; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; justify-content: center; gap: 8px; }
  button:hover:not(:disabled), .button:hover { border-color: var(--soft); }
  button:disabled { opacity: 0.55; cursor: default; }
  button.main { background: var(--ink); color: var(--paper); border-color: var(--ink); }
  button.bad { color: var(--bad); border-color: currentColor; }
  :is(a, button, select, input, summary, [tabindex]):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .row { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; }
  .between { justify-content: space-between; }
  .row > form { margin: 0; }
  .card > div > :last-child { margin-bottom: 0; }
  .card > div + div { border-top: 1px solid var(--line); }
  .tag { font-size: 13px; border: 1px solid var(--line); border-radius: 6px; padding: 1px 8px; white-space: nowrap; }
  .note { margin-top: 12px; border-inline-start: 3px solid var(--accent); padding-inline-start: 12px; }
  .lead { margin-bottom: 20px; }
  .search { display: flex; gap: 8px; margin: 16px 0 20px; flex-wrap: wrap; }
  .search input { flex: 1 1 220px; min-width: 0; }
  .products, .pictures { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(150px, 42vw), 1fr)); }
  .products a { display: block; text-decoration: none; height: 100%; background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
  .products a:hover { border-color: var(--soft); }
  .products img, .products .blank { display: block; width: 100%; height: auto; aspect-ratio: 1; object-fit: cover; background: #fff; }
  .products span { display: block; padding: 10px 12px; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; }
  .products span small { display: block; font-weight: 400; font-size: 14px; color: var(--soft); }
  .pictures { grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); }
  .pictures figure { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; height: 100%; }
  .pictures .shown { aspect-ratio: 1; display: grid; place-items: center; padding: 8px; background: var(--side); }
  .pictures img { display: block; max-width: 100%; max-height: 100%; min-width: 0; min-height: 0; width: auto; height: auto; background: #fff conic-gradient(#eee 25%, #fff 0 50%, #eee 0 75%, #fff 0) 0 0 / 20px 20px; }
  .pictures figcaption { padding: 12px; font-size: 14px; overflow-wrap: anywhere; display: grid; gap: 4px; }
  .blank { display: grid !important; place-items: center; color: #6a6862; }
  .pages { margin-top: 24px; }
  .facts { margin: 0; display: grid; gap: 10px; }
  .facts > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 20px; }
  .facts dt { color: var(--soft); }
  .facts dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; text-align: end; }
  meter { width: 100%; height: 14px; display: block; margin: 8px 0 4px; }
  table { width: 100%; border-collapse: collapse; font-size: 15px; }
  th { text-align: start; font-size: 14px; color: var(--soft); font-weight: 600; }
  th, td { padding: 10px 12px; border-bottom: 1px solid var(--line); vertical-align: top; }
  tr:last-child td { border-bottom: 0; }
  td { overflow-wrap: anywhere; }
  td.day { white-space: nowrap; }
  td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .scroll { overflow-x: auto; padding: 4px 8px !important; }
  pre { margin: 8px 0 0; font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere; }
  summary { cursor: pointer; }
`;

const framed = `
  .content.app-frame { padding: 0; display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); height: 100dvh; position: relative; }
  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 8px 16px; min-height: 56px; border-bottom: 1px solid var(--line); background: var(--card); }
  .bar h1 { font-size: 17px; flex: 1 1 160px; margin: 0; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .bar h1 small { color: var(--soft); font-weight: 400; font-size: 15px; }
  .bar .row { gap: 8px; }
  .bar button { min-height: 40px; padding: 6px 14px; }
  #app { grid-row: 2; height: 100%; width: 100%; border: 0; background: #f1f1f1; color-scheme: light; }
  @media (max-width: 820px) {
    main:has(> .app-frame) { height: 100dvh; }
    .content.app-frame { height: auto; min-height: 0; }
    #actions { flex-wrap: nowrap; overflow-x: auto; padding: 3px; margin: -3px; } #actions > * { flex: none; }
  }
  .progress { position: absolute; inset: 0 0 auto; height: 3px; overflow: hidden; z-index: 3; }
  .progress::before { content: ''; display: block; height: 100%; width: 40%; background: var(--accent); animation: pass 1.1s linear infinite; }
  @keyframes pass { from { transform: translateX(-100%); } to { transform: translateX(250%); } }
  @media (prefers-reduced-motion: reduce) { .progress::before { animation: none; width: 100%; } }
  .bar, .save-bar { grid-area: 1 / 1; }
  .save-bar { z-index: 2; min-height: 56px; padding: 8px 16px; display: flex; flex-wrap: wrap; align-items: center; gap: 8px; background: var(--ink); color: var(--paper); }
  .save-bar strong { flex: 1 1 96px; min-width: 0; }
  .save-bar button { min-height: 40px; padding: 6px 14px; background: transparent; color: inherit; border-color: currentColor; }
  .save-bar button.main { background: var(--paper); color: var(--ink); }
  [hidden] { display: none !important; }
  .toasts { position: fixed; inset: auto 16px 20px; z-index: 9; display: grid; gap: 8px; justify-items: center; pointer-events: none; }
  .toast { pointer-events: auto; max-width: 480px; display: flex; align-items: center; gap: 4px 10px; padding: 6px 6px 6px 16px; border-radius: 12px; background: var(--ink); color: var(--paper); box-shadow: 0 6px 24px #0004; }
  .toast.wrong { background: #8c1d18; color: #fff; }
  .toast span { overflow-wrap: anywhere; }
  .toast button { min-height: 40px; min-width: 40px; border: 0; background: transparent; color: inherit; padding: 4px 10px; }
  .toast button.act { text-decoration: underline; }
  dialog { width: min(620px, calc(100vw - 24px)); max-height: min(80dvh, 760px); padding: 0; border: 1px solid var(--line); border-radius: 16px; background: var(--card); color: var(--ink); }
  dialog[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; }
  dialog::backdrop { background: #0008; }
  dialog.small { width: min(420px, calc(100vw - 24px)); }
  dialog.large { width: min(980px, calc(100vw - 24px)); }
  dialog.max { width: calc(100vw - 24px); max-height: calc(100dvh - 24px); }
  dialog > header { padding: 14px 10px 14px 20px; display: flex; align-items: center; justify-content: space-between; gap: 12px; border-bottom: 1px solid var(--line); }
  dialog > header button { border: 0; min-width: 44px; font-size: 20px; }
  dialog > .body { padding: 16px 20px; overflow-y: auto; }
  dialog > footer { padding: 12px 20px; display: flex; flex-wrap: wrap; gap: 10px; align-items: center; justify-content: flex-end; border-top: 1px solid var(--line); }
  dialog > footer .soft { margin-inline-end: auto; }
  dialog > footer:empty { display: none; }
  dialog iframe { height: 60dvh; }
  dialog .body.bare { padding: 0; }
  .choices { list-style: none; margin: 12px 0; padding: 0; }
  .choices label { display: grid; grid-template-columns: auto 48px minmax(0, 1fr) auto; gap: 12px; align-items: center; padding: 8px 4px; border-bottom: 1px solid var(--line); cursor: pointer; }
  .choices li:last-child label { border-bottom: 0; }
  .choices img, .choices .blank { width: 48px; height: 48px; object-fit: cover; border-radius: 8px; background: #fff; }
  .choices input { width: 20px; height: 20px; accent-color: var(--accent); }
  .picker-search { width: 100%; }
`;

export const adminStyle = `<style>${frame}${parts}</style>`;
/** Styles of the app's page only. */
export const frameStyle = `<style>${framed}</style>`;
