import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { environmentSchema, readConfig } from './config.ts';

const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
const listed = parseEnv(example);

/** Read by tools/start and tools/sandbox. */
const startSettings = {
  WEB_PORT: '4200',
  SHOPIFY_ADMIN_PORT: '4300',
  APP_BRIDGE_URL: 'http://127.0.0.1:4400/shopify/app-bridge.js',
  STORE_ADMIN_ORIGINS: 'http://127.0.0.1:4400',
  STORE_PICTURE_ORIGINS: 'http://127.0.0.1:4400,http://localhost:4400',
  SUPPORT_EMAIL: 'support@tintory.example',
  SANDBOX_PORT: '4400',
  SANDBOX_SMTP_PORT: '4425',
  FIREBASE_AUTH_ORIGIN: 'http://localhost:4400',
  FIREBASE_AUTH_DOMAIN: '',
  FIREBASE_PROJECT_ID: 'tintory-local',
  FIREBASE_TOKEN_SYNC_URL: '',
};

describe('.env.example', () => {
  it('lists every setting, and no other', () => {
    const known = [...Object.keys(environmentSchema.shape), ...Object.keys(startSettings)];
    expect(Object.keys(listed).sort()).toEqual(known.sort());
  });

  it('shows the defaults', () => {
    expect(listed).toMatchObject(startSettings);
    expect(readConfig(listed)).toEqual(readConfig({}));
    for (const [key, schema] of Object.entries(environmentSchema.shape)) {
      const fallback = schema.safeParse(undefined).data;
      const shown = Array.isArray(fallback) ? fallback.join(',') : String(fallback ?? '');
      expect(listed[key], key).toBe(shown);
    }
  });

  it('says of each setting what it does, in the line before', () => {
    const lines = example.split('\n');
    for (const [index, line] of lines.entries()) {
      if (/^[A-Z]/.test(line)) expect(lines[index - 1], line).toMatch(/^# \S/);
    }
  });
});

describe('readConfig', () => {
  it('takes no real payment key with a webhook secret that everybody knows', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(/STRIPE_WEBHOOK_SECRET/);
    const both = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readConfig(both)).toMatchObject(both);
  });

  it('takes no real store key with a secret or with shops that everybody knows', () => {
    const key = { SHOPIFY_API_KEY: 'real' };
    expect(() => readConfig(key)).toThrow(/SHOPIFY_API_SECRET: .*\n {2}SHOPIFY_SHOP_URL: /);
    const real = { ...key, SHOPIFY_API_SECRET: 'secret', SHOPIFY_SHOP_URL: 'https://{shop}/' };
    expect(readConfig(real)).toMatchObject({ ...real, SHOPIFY_SHOP_URL: 'https://{shop}' });
    expect(() => readConfig({ SHOPIFY_SHOP_URL: 'https://shop' })).toThrow(/SHOPIFY_SHOP_URL/);
  });

  it('lists every bad setting by name', () => {
    const bad = {
      API_PORT: '70000',
      WEB_ORIGIN: 'tintory',
      APP_SECRET: 'short',
      LOG_LEVEL: 'loud',
    };
    for (const key of Object.keys(bad)) {
      expect(() => readConfig(bad)).toThrow(new RegExp(`^  ${key}: `, 'm'));
    }
  });

  it('refuses an origin list with one bad origin', () => {
    expect(() => readConfig({ IMAGE_FETCH_ORIGINS: 'https://a.example,b' })).toThrow(
      'IMAGE_FETCH_ORIGINS.1',
    );
  });

  it('takes an empty value for an absent one', () => {
    expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('keeps of an address its origin, and resolves the data folder', () => {
    const config = readConfig({ WEB_ORIGIN: 'https://tintory.example/app/' });
    expect(config.WEB_ORIGIN).toBe('https://tintory.example');
    expect(isAbsolute(config.DATA_DIR)).toBe(true);
  });
});
