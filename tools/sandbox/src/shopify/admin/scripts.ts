import { readFileSync } from 'node:fs';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** In order of dependency. */
const bridgeParts = [
  'channel',
  'config',
  'page-address',
  'follow',
  'title-bar',
  'page-chrome',
  'authorized-fetch',
  'leaving',
  'toasts',
  'save-bars',
  'form-save-bars',
  'page-dialog',
  'modals',
  'page-style',
  'main',
];

const ofOneFile = (source: string): string =>
  source.replaceAll(/^import .*;$/gm, '').replaceAll(/^export /gm, '');

/**
 * Joins the parts into one file, because pages load App Bridge by a classic script tag before any
 * module.
 */
export function bridgeScript(): string {
  const parts = bridgeParts.map((name) => ofOneFile(read(`./bridge/${name}.js`)));
  return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
}

/** A module of the admin's own page; null when there is none of this name. */
export function adminScript(name: string): string | null {
  if (!/^[a-z-]+\.js$/.test(name)) return null;
  try {
    return read(`./browser/${name}`);
  } catch {
    return null;
  }
}
