import { describe, expect, it } from 'vitest';
import { merchantApp, webApp } from './apps.mjs';

const crisp = '01234567-89ab-cdef-0123-456789abcdef';
const env = { API_ORIGIN: 'https://api.tintory.example', WEB_PORT: '0', SHOPIFY_ADMIN_PORT: '0' };

/** A page's content security policy by directive. */
function policyAt(path, settings = {}) {
  const headers = webApp({ ...env, ...settings }).headers(new URL(path, 'http://app'));
  return Object.fromEntries(
    headers['content-security-policy'].split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
const configOf = (settings, app = webApp) =>
  JSON.parse(app({ ...env, ...settings }).values.TINTORY_CONFIG);

describe('who may frame a page', () => {
  const settings = { FRAME_ORIGINS: 'https://shop.example/page, https://blog.example' };

  it.each(['/iframe/banner?lang=de', '/iframe/tool/remove-background', '/iframe'])(
    'is the app itself and the configured origins at %s',
    (path) =>
      expect(policyAt(path, settings)['frame-ancestors']).toEqual([
        "'self'",
        'https://shop.example',
        'https://blog.example',
      ]),
  );

  it.each([
    '/',
    '/account',
    '/login/embed',
    '/de/login/embed',
    '/de/iframe/banner',
    '/IFRAME/banner',
    '/%69frame/banner',
    '/iframes',
    '/iframe/../account',
    '/iframe/%2e%2e/account',
    '//iframe/',
  ])('is nobody at %s', (path) =>
    expect(policyAt(path, settings)['frame-ancestors']).toEqual(["'none'"]),
  );

  it('is the app alone where no origin is configured', () => {
    expect(policyAt('/iframe/banner')['frame-ancestors']).toEqual(["'self'"]);
  });
});

describe('the policy', () => {
  it('names no third party where none is configured', () => {
    expect(JSON.stringify(policyAt('/'))).not.toMatch(/google|crisp/);
  });

  it('follows the measurement id and the website id, except where others frame a page', () => {
    const settings = { GA4_MEASUREMENT_ID: 'G-ABC123', CRISP_WEBSITE_ID: crisp };
    const policy = policyAt('/pricing', settings);
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://*.googletagmanager.com',
      'https://client.crisp.chat',
    ]);
    expect(policy['connect-src']).toContain('https://*.google-analytics.com');
    expect(policy['connect-src']).toContain('wss://client.relay.crisp.chat');
    expect(policy['font-src']).toEqual(["'self'", 'https://client.crisp.chat']);
    expect(JSON.stringify(policyAt('/iframe/banner', settings))).not.toMatch(/google|crisp/);
  });

  it('lets the sister product’s page be framed', () => {
    const settings = { SISTER_BANNER_URL: 'https://sister.example/banner?l={lang}' };
    expect(policyAt('/', settings)['frame-src']).toEqual(["'self'", 'https://sister.example']);
  });
});

describe('the settings of the page', () => {
  it('hold the services that are configured, by default our own banner alone', () => {
    const config = configOf({ GA4_MEASUREMENT_ID: 'G-ABC123', CRISP_WEBSITE_ID: crisp });
    expect(config).toMatchObject({ ga4Id: 'G-ABC123', crispId: crisp, frameOrigins: [] });
    expect(configOf({}).bannerUrl).toBe('/iframe/banner?lang={lang}');
    expect(configOf({ SISTER_BANNER_URL: 'none' })).not.toHaveProperty('bannerUrl');
  });

  it.each([
    ['GA4_MEASUREMENT_ID', 'UA-1'],
    ['CRISP_WEBSITE_ID', 'mine'],
    ['FRAME_ORIGINS', 'shop.example'],
    ['SISTER_BANNER_URL', 'javascript:alert(1)'],
  ])('refuse a %s that is none: %s', (name, value) => {
    expect(() => webApp({ ...env, [name]: value })).toThrow(name);
  });

  it.each([
    [{ ALLOW_SANDBOX: 'true' }, true],
    [{ ALLOW_SANDBOX: 'true', API_ORIGIN: 'http://localhost:3333' }, undefined],
    [
      {
        ALLOW_SANDBOX: 'true',
        API_ORIGIN: 'http://localhost:3333',
        WEB_ORIGIN: 'https://demo.example',
      },
      true,
    ],
    [{ ALLOW_SANDBOX: 'false' }, undefined],
    [{}, undefined],
  ])('say of %o whether it is a demo, in both apps', (settings, isDemo) => {
    expect(configOf(settings).isDemo).toBe(isDemo);
    expect(configOf(settings, merchantApp).isDemo).toBe(isDemo);
  });
});
