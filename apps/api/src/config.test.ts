import { globSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { environmentSchema, readConfig } from './config.ts';

const root = join(import.meta.dirname, '../../..');
const example = readFileSync(join(root, '.env.example'), 'utf8');
const listed = parseEnv(example);

/** Read by tools/start and tools/sandbox. */
const startSettings = {
  WEB_PORT: '4200',
  SHOPIFY_ADMIN_PORT: '4300',
  APP_BRIDGE_URL: 'http://127.0.0.1:4400/shopify/app-bridge.js',
  STORE_ADMIN_ORIGINS: 'http://127.0.0.1:4400',
  STORE_PICTURE_ORIGINS: 'http://127.0.0.1:4400,http://localhost:4400',
  FRAME_ORIGINS: '',
  SISTER_BANNER_URL: '',
  GA4_MEASUREMENT_ID: '',
  CRISP_WEBSITE_ID: '',
  SANDBOX_PORT: '4400',
  SANDBOX_PRINT_STEP_SECONDS: '60',
  SANDBOX_SMTP_PORT: '4425',
  FIREBASE_AUTH_ORIGIN: 'http://localhost:4400',
  FIREBASE_AUTH_DOMAIN: '',
  FIREBASE_TOKEN_SYNC_URL: '',
  FIREBASE_TOKEN_MAX_AGE_SECONDS: '300',
  STORE_HOST: '',
  STORE_APP_URL: 'http://127.0.0.1:4400/shopify/admin',
  UPLOAD_KEY: '',
  SANDBOX_ORIGIN: 'http://localhost:4400',
  MODELS_URL: '',
};

/** The sources of these folders as one text, without tests and without the list of settings. */
const sourcesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((file) => !/\.test\.|api\/src\/config\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

describe('.env.example', () => {
  it('lists every setting, and no other', () => {
    const known = [...Object.keys(environmentSchema.shape), ...Object.keys(startSettings)];
    expect(Object.keys(listed).sort()).toEqual(known.sort());
  });

  it('lists none that nothing reads', () => {
    const api = sourcesOf('apps/api/src/**/*.ts');
    for (const name of Object.keys(environmentSchema.shape)) expect(api, name).toContain(name);
    const start = sourcesOf('tools/start/src/**/*.mjs', 'tools/sandbox/src/main.ts');
    for (const name of Object.keys(startSettings)) expect(start, name).toContain(name);
  });

  it('lists none that the operations page does not explain', () => {
    const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    for (const name of Object.keys(listed)) expect(page, name).toContain(`\`${name}\``);
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

/** A deployment with every provider. */
const real = {
  STRIPE_SECRET_KEY: 'sk_live_12345',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345',
  STRIPE_API_ORIGIN: 'https://api.stripe.com',
  SHOPIFY_API_KEY: 'real',
  SHOPIFY_API_SECRET: 'shpss_12345',
  SHOPIFY_SHOP_URL: 'https://{shop}/',
  GOOGLE_CLIENT_ID: 'real.apps.googleusercontent.com',
  GOOGLE_ISSUERS: 'https://accounts.google.com,accounts.google.com',
  GOOGLE_JWKS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
  IDENTITY_TOOLKIT_URL: 'https://identitytoolkit.googleapis.com',
  FIREBASE_API_KEY: 'AIza12345',
};

describe('readConfig', () => {
  it('takes no settings of a provider that are half real, and lists the other half', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_12345' })).toThrow(
      /STRIPE_WEBHOOK_SECRET: .*\n {2}STRIPE_API_ORIGIN: /,
    );
    expect(() => readConfig({ SHOPIFY_API_KEY: 'real' })).toThrow(
      /SHOPIFY_API_SECRET: .*\n {2}SHOPIFY_SHOP_URL: /,
    );
    const google = { IDENTITY_TOOLKIT_URL: 'https://identitytoolkit.googleapis.com' };
    expect(() => readConfig(google)).toThrow(
      /GOOGLE_CLIENT_ID: .*\n.*GOOGLE_ISSUERS: .*\n.*GOOGLE_JWKS_URL: .*\n.*FIREBASE_API_KEY: /,
    );
    expect(readConfig(real)).toMatchObject({ SHOPIFY_SHOP_URL: 'https://{shop}' });
    expect(() => readConfig({ SHOPIFY_SHOP_URL: 'https://shop' })).toThrow(/SHOPIFY_SHOP_URL/);
  });

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SHOPIFY_API_SECRET'])(
    'takes no %s that is blank or a placeholder',
    (name) => {
      for (const value of ['   ', 'x', 'secret']) {
        expect(() => readConfig({ ...real, [name]: value })).toThrow(name);
      }
    },
  );

  it('lets nobody else reach a product of stand-ins, unless that is wanted', () => {
    const shown = { WEB_ORIGIN: 'https://tintory.example' };
    for (const name of [...Object.keys(real), 'SMTP_URL']) {
      expect(() => readConfig(shown)).toThrow(new RegExp(`^  ${name}: `, 'm'));
    }
    expect(readConfig({ ...shown, ALLOW_SANDBOX: 'true' })).toMatchObject(shown);
    const whole = { ...shown, ...real, SMTP_URL: 'smtps://mail.example.com' };
    expect(readConfig(whole)).toMatchObject(shown);
    for (const origin of ['http://127.0.0.1:1', 'http://[::1]:1', 'http://a.localhost:1']) {
      expect(readConfig({ WEB_ORIGIN: origin })).toMatchObject({ WEB_ORIGIN: origin });
    }
  });

  it('takes the print provider’s settings all real or all the stand-in’s', () => {
    const standIn = {
      PRINTFUL_TOKEN: 'sandbox-printful-token',
      PRINTFUL_URL: 'http://localhost:4400/printful/',
      PRINTFUL_WEBHOOK_SECRET: '5a6e64626f785072696e7466756c2121',
    };
    expect(readConfig(standIn)).toMatchObject({ PRINTFUL_URL: 'http://localhost:4400/printful' });
    expect(() => readConfig({ ...standIn, PRINTFUL_TOKEN: 'real-token' })).toThrow(
      'PRINTFUL_WEBHOOK_SECRET: is the stand-in',
    );
    expect(() => readConfig({ ...standIn, PRINTFUL_URL: '' })).toThrow('PRINTFUL_TOKEN: is');
    expect(() => readConfig({ PRINTFUL_WEBHOOK_SECRET: 'no hex' })).toThrow('hexadecimal');
    const whole = {
      ...{ WEB_ORIGIN: 'https://tintory.example', SMTP_URL: 'smtps://mail.example.com' },
      ...real,
    };
    expect(() => readConfig({ ...whole, ...standIn })).toThrow(
      /PRINTFUL_TOKEN: .*everybody knows.*\n {2}PRINTFUL_WEBHOOK_SECRET: /,
    );
    const token = { PRINTFUL_TOKEN: 'real-token' };
    expect(readConfig({ ...whole, ...token })).toMatchObject(token);
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

  it('takes addresses in their normal form, and refuses what is none', () => {
    expect(readConfig({ OWNER_EMAILS: 'Ann@Example.com,bob@example.com' })).toMatchObject({
      OWNER_EMAILS: ['ann@example.com', 'bob@example.com'],
    });
    for (const name of ['OWNER_EMAILS', 'SUPPORT_EMAIL']) {
      expect(() => readConfig({ [name]: 'nobody' })).toThrow(new RegExp(`^  ${name}`, 'm'));
    }
  });

  it('takes an empty value for an absent one', () => {
    expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('keeps of an address its origin, and resolves the data folder', () => {
    const config = readConfig({
      WEB_ORIGIN: 'https://tintory.example/app/',
      ALLOW_SANDBOX: 'true',
    });
    expect(config.WEB_ORIGIN).toBe('https://tintory.example');
    expect(isAbsolute(config.DATA_DIR)).toBe(true);
  });
});
