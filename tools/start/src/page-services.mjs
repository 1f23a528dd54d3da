/** Pages that other sites may frame; must match `libs/contract`. */
export const isFramed = ({ pathname }) => /^\/iframe(\/|$)/.test(pathname);

/** Origins of Google's tag, from its documentation on content security policies. */
const googleAnalytics = {
  scripts: ['https://*.googletagmanager.com'],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  calls: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Origins of Crisp's chat. */
const crispChat = {
  scripts: ['https://client.crisp.chat'],
  styles: ['https://client.crisp.chat'],
  fonts: ['https://client.crisp.chat'],
  pictures: ['https://client.crisp.chat', 'https://image.crisp.chat', 'https://storage.crisp.chat'],
  media: ['https://client.crisp.chat'],
  calls: [
    'https://client.crisp.chat',
    'https://storage.crisp.chat',
    'wss://client.relay.crisp.chat',
    'wss://stream.relay.crisp.chat',
  ],
  framed: ['https://game.crisp.chat'],
};

const ownBanner = '/iframe/banner?lang={lang}';
const listed = (text = '') => text.split(/[\s,]+/).filter(Boolean);

/** @throws Error that names the setting */
function originOf(name, value) {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
    return new URL(value).origin;
  throw new Error(`${name}: "${value}" is no address.`);
}

/**
 * A setting's validated value; undefined if empty.
 *
 * @throws Error that names the setting
 */
function checked(env, name, form) {
  const value = env[name]?.trim() || undefined;
  if (value === undefined || form.test(value)) return value;
  throw new Error(`${name}: "${value}" does not look like one.`);
}

/** Several lists of sources as one, by directive. */
export function joinSources(...lists) {
  const sources = {};
  for (const [directive, origins] of lists.flatMap((list) => Object.entries(list))) {
    sources[directive] = [...new Set([...(sources[directive] ?? []), ...origins])];
  }
  return sources;
}

/**
 * Third-party services of the web app's pages: page settings, content security policy, and allowed
 * frame ancestors.
 */
export function pageServices(env) {
  const ga4Id = checked(env, 'GA4_MEASUREMENT_ID', /^G-[A-Z0-9]{4,20}$/);
  const crispId = checked(env, 'CRISP_WEBSITE_ID', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
  const banner = env.SISTER_BANNER_URL?.trim() || ownBanner;
  const frames = listed(env.FRAME_ORIGINS).map((value) => originOf('FRAME_ORIGINS', value));
  const sister = /^(none$|\/)/.test(banner)
    ? []
    : [originOf('SISTER_BANNER_URL', banner.replaceAll('{lang}', 'en'))];
  const ofSite = joinSources(
    ga4Id ? googleAnalytics : {},
    crispId ? crispChat : {},
    sister.length > 0 ? { framed: sister } : {},
  );
  return {
    settings: {
      ga4Id,
      crispId,
      bannerUrl: banner === 'none' ? undefined : banner,
      frameOrigins: frames,
    },
    policy: ofSite,
    framesOf: (url) => (isFramed(url) ? ["'self'", ...frames].join(' ') : "'none'"),
  };
}

const isLocal = (origin) =>
  /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(new URL(origin).hostname);

/**
 * Whether a product with simulated services is publicly reachable, which ALLOW_SANDBOX permits in
 * the API as well.
 */
export function isDemo(env) {
  const { ALLOW_SANDBOX: allowed, API_ORIGIN, WEB_ORIGIN, SHOPIFY_ADMIN_ORIGIN } = env;
  if (!/^(true|1|yes|on|y|enabled)$/i.test(allowed ?? '')) return undefined;
  const origins = [API_ORIGIN, WEB_ORIGIN, SHOPIFY_ADMIN_ORIGIN];
  return origins.some((origin) => origin && !isLocal(origin)) || undefined;
}
