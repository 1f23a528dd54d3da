import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantApp, webApp } from './apps.mjs';
import { serveApp } from './serve-app.mjs';

let folder;
let server;
let origin;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tintory-app-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<meta content="%SHOPIFY_API_KEY%" /><script src="%APP_BRIDGE_URL%"></script>%TINTORY_CONFIG%',
  );
  writeFileSync(join(folder, 'assets', 'main-1.js'), 'run()');
  server = await serveApp(
    merchantApp({
      APP_FOLDER: folder,
      SHOPIFY_ADMIN_PORT: '0',
      API_ORIGIN: 'https://api.tintory.example',
      SHOPIFY_API_KEY: 'key-1',
      SUPPORT_EMAIL: 'help@tintory.example',
    }),
  );
  origin = `http://127.0.0.1:${server.address().port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const policyOf = async (path) =>
  (await fetch(origin + path)).headers.get('content-security-policy') ?? '';

describe('the merchants’ app', () => {
  it('is served under its base path, and nothing outside of it', async () => {
    for (const path of ['/dropshipping/app', '/dropshipping/app/tools/virtualdress?job=1']) {
      const page = await (await fetch(origin + path)).text();
      expect(page).toContain('content="key-1"');
      expect(page).toContain('src="https://cdn.shopify.com/shopifycloud/app-bridge.js"');
      expect(page).toContain('https://api.tintory.example');
      expect(page).toContain('help@tintory.example');
    }
    const script = await fetch(`${origin}/dropshipping/app/assets/main-1.js`);
    expect(await script.text()).toBe('run()');
    for (const path of ['/', '/assets/main-1.js', '/dropshipping/apple']) {
      expect((await fetch(origin + path)).status).toBe(404);
    }
  });

  it('may be framed by the admin, and by the shop that the address names', async () => {
    expect(await policyOf('/dropshipping/app?shop=one.myshopify.com')).toContain(
      'frame-ancestors https://one.myshopify.com https://admin.shopify.com',
    );
  });

  it.each([
    'evil.example',
    'one.myshopify.com.evil.example',
    '*.myshopify.com',
    'a.myshopify.com;',
  ])('is framed by no shop of the name %s', async (shop) => {
    const policy = await policyOf(`/dropshipping/app?shop=${encodeURIComponent(shop)}`);
    expect(policy).toMatch(/frame-ancestors https:\/\/admin\.shopify\.com$/);
  });

  it('runs scripts of its own and of the admin only', async () => {
    expect(await policyOf('/dropshipping/app')).toContain(
      "script-src 'self' https://cdn.shopify.com;",
    );
  });
});

describe('the consumers’ app', () => {
  it('is told the address to write to, where the operator has one', () => {
    const told = (env) =>
      JSON.parse(
        webApp({ API_ORIGIN: 'https://api.tintory.example', ...env }).values.TINTORY_CONFIG,
      );
    expect(told({ SUPPORT_EMAIL: 'help@tintory.example' })).toMatchObject({
      supportEmail: 'help@tintory.example',
    });
    expect(told({ SUPPORT_EMAIL: '' })).not.toHaveProperty('supportEmail');
  });
});
