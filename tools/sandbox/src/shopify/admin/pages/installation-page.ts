import { escapeHtml } from '../../../html-page.ts';
import type { Shop } from '../../model.ts';
import { adminPath, app, appPath } from '../address.ts';
import { languages } from '../languages.ts';
import { actionButton } from './shell.ts';

const list = (scopes: string[]): string =>
  scopes.map((scope) => `<span class="tag">${escapeHtml(scope)}</span>`).join(' ');

/** Asks for consent before the app is installed. */
export const installCard = (shop: Shop, scopes: string[]): string =>
  `<h1>Install ${app.name}</h1>
  <section class="card"><div><p>${app.name} is not installed in ${escapeHtml(shop.name)}. It will be able to do this here:</p>
  <p class="row">${list(scopes)}</p></div>
  <div>${actionButton(adminPath(shop, '/installation/install'), 'Install', 'main')}</div></section>`;

/** A page of actions by the store or platform, such as uninstalling the app. */
export function installationPage(shop: Shop, scopes: string[], locale: string): string {
  const act = (name: string, label: string, kind = '') =>
    actionButton(adminPath(shop, `/installation/${name}`), label, kind);
  const { installation } = shop;
  if (!installation) return installCard(shop, scopes) + languageCard(shop, locale);
  return `<h1>Installation</h1>
    <section class="card"><header class="row between"><h2>${app.name}</h2><a class="button" href="${appPath(shop)}">Open</a></header>
      <div><p>Installed. It may:</p><p class="row">${list(installation.scopes)}</p></div>
      <div class="row">${act('expire-tokens', 'Expire access tokens')}${act('revoke-tokens', 'Revoke all tokens')}${act('uninstall', 'Uninstall', 'bad')}</div>
    </section>
    ${languageCard(shop, locale)}
    <section class="card"><header><h2>Clock</h2></header><div class="row">
      ${act('day', 'One day on')}${act('month', 'One month on')}</div></section>`;
}

const languageCard = (shop: Shop, locale: string): string =>
  `<section class="card"><header><h2>Language of the admin</h2></header><div>
    <form method="post" action="${adminPath(shop, '/installation/language')}" class="row" style="margin:0">
      <select name="locale" aria-label="Language">${Object.entries(languages)
        .map(
          ([code, label]) =>
            `<option value="${code}"${code === locale ? ' selected' : ''}>${label}</option>`,
        )
        .join('')}</select><button>Use it</button></form></div></section>`;
