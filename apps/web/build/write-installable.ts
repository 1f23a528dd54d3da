import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { AppDescription } from '../src/prerender.tsx';

const worker = join(import.meta.dirname, 'service-worker.js');
const [paper, ink] = ['#fbfaf8', '#14151a'];

/** Writes a web app manifest and an offline page per language, and the service worker. */
export async function writeInstallable(dist: string, apps: AppDescription[]): Promise<void> {
  for (const app of apps) {
    const folder = join(dist, app.prefix);
    await mkdir(join(folder, 'offline'), { recursive: true });
    await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifestOf(app)));
    await writeFile(join(folder, 'offline', 'index.html'), offlinePageOf(app));
  }
  const pages = apps.map(({ prefix }) => `${prefix}/offline`);
  const assets = (await readdir(join(dist, 'assets'))).join();
  const version = createHash('sha256').update(assets).digest('hex').slice(0, 12);
  const code = (await readFile(worker, 'utf8'))
    .replace("['%OFFLINE_PAGES%']", JSON.stringify(pages))
    .replace('%VERSION%', version);
  await writeFile(join(dist, 'service-worker.js'), code);
}

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifestOf = ({ language, dir, name, description, start, shortcuts }: AppDescription) => ({
  id: '/',
  name,
  short_name: name,
  description,
  lang: language,
  dir,
  start_url: start,
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-512', 512, 'maskable'),
  ],
  shortcuts,
});

/** Self-contained: no other file is available offline. */
const offlinePageOf = ({ language, dir, name, offline }: AppDescription) => `<!doctype html>
<html lang="${language}" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${offline.title} ${name}</title>
    <style>
      body { display: grid; place-content: center; justify-items: start; gap: 12px; min-height: 100vh; margin: 0; padding: 24px; box-sizing: border-box; font: 17px/1.5 system-ui, sans-serif; background: light-dark(${paper}, #121317); color: light-dark(${ink}, #f3f2ef); }
      h1 { margin: 0; font-size: 28px; line-height: 1.2; }
      p { margin: 0; }
      a { margin-top: 8px; padding: 12px 20px; border-radius: 8px; background: #c93a1b; color: #fff; text-decoration: none; }
    </style>
  </head>
  <body>
    <h1>${offline.title}</h1>
    <p>${offline.page}</p>
    <a href="">${offline.again}</a>
  </body>
</html>
`;
