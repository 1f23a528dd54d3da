import { escapeHtml, htmlPage } from './html-page.ts';

export type Service = { name: string; href: string; about: string };

/** Lists the simulated services with their URLs. */
export const indexPage = (services: Service[]): string =>
  htmlPage(
    'Sandbox',
    `<h1>Sandbox</h1>
    <p class="soft">Local stand-ins that speak the protocols of outside services.</p>
    ${services.map(row).join('')}`,
  );

const row = ({ name, href, about }: Service) => `<section class="card"><div>
  <h2><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></h2>
  <div class="soft">${escapeHtml(about)}</div>
</div></section>`;
