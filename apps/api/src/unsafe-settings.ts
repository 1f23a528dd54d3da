/** Each provider's settings: with one of them real none may be the stand-in's. */
const providers = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_ORIGIN'],
  ['SHOPIFY_API_KEY', 'SHOPIFY_API_SECRET', 'SHOPIFY_SHOP_URL'],
  [
    'GOOGLE_CLIENT_ID',
    'GOOGLE_ISSUERS',
    'GOOGLE_JWKS_URL',
    'IDENTITY_TOOLKIT_URL',
    'FIREBASE_API_KEY',
  ],
] as const;

type Name = (typeof providers)[number][number] | (typeof printNames)[number] | 'SMTP_URL';
type Origin = (typeof origins)[number] | 'PRINTFUL_URL';
type Settings = Readonly<Partial<Record<Name, unknown>>> &
  Readonly<Record<Origin, string>> &
  Readonly<{ ALLOW_SANDBOX: boolean }>;

/** The settings that show that a provider is real. */
const marks: Partial<Record<Name, (value: string) => boolean>> = {
  STRIPE_SECRET_KEY: (value) => value !== 'sk_test_sandbox',
  STRIPE_API_ORIGIN: (value) => value === 'https://api.stripe.com',
  SHOPIFY_API_KEY: (value) => value !== 'sandbox-store-app',
  SHOPIFY_SHOP_URL: (value) => value === 'https://{shop}',
  GOOGLE_ISSUERS: (value) => value.includes('accounts.google.com'),
  GOOGLE_JWKS_URL: (value) => new URL(value).hostname.endsWith('.googleapis.com'),
  IDENTITY_TOOLKIT_URL: (value) => new URL(value).hostname === 'identitytoolkit.googleapis.com',
};

/** The stand-in's, for the print provider that is none unless it is set. */
const printSandbox: Partial<Record<Name, string>> = {
  PRINTFUL_TOKEN: 'sandbox-printful-token',
  PRINTFUL_WEBHOOK_SECRET: '5a6e64626f785072696e7466756c2121',
};

const halfRealLine = (name: Name): string =>
  `${name}: is the stand-in's beside real settings of the same provider.`;

const origins = ['API_ORIGIN', 'WEB_ORIGIN', 'SHOPIFY_ADMIN_ORIGIN'] as const;
const isLocal = (origin: string) =>
  /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(new URL(origin).hostname);

/**
 * Insecure settings: public default secrets beside real ones, or on a reachable product. One line
 * each.
 *
 * @param defaults what a local run uses
 */
export function unsafeSettings(settings: Settings, defaults: Settings): string[] {
  const isDefault = (name: Name) => String(settings[name]) === String(defaults[name]);
  const halfReal = providers
    .filter((names) => names.some((name) => marks[name]?.(String(settings[name]))))
    .flatMap((names) => names.filter(isDefault))
    .map(halfRealLine);
  halfReal.push(...halfRealPrint(settings));
  const isPublic = origins.some((name) => !isLocal(settings[name]));
  if (!isPublic || settings.ALLOW_SANDBOX) return halfReal;
  const known = [
    ...[...providers.flat(), 'SMTP_URL' as const].filter(isDefault),
    ...printNames.filter((name) => isPrintSandbox(settings, name)),
  ];
  const halves = new Set(halfReal.map((line) => line.split(':')[0]));
  const standIns = known
    .filter((name) => !halves.has(name))
    .map(
      (name) =>
        `${name}: is the stand-in's, which everybody knows. Set the real one, or a random one where it is not used.`,
    );
  return [...halfReal, ...standIns];
}

const printNames = ['PRINTFUL_TOKEN', 'PRINTFUL_WEBHOOK_SECRET'] as const;

const isPrintSandbox = (settings: Settings, name: (typeof printNames)[number]): boolean =>
  settings[name] === printSandbox[name];

/** Print settings of the sandbox beside a real token, or the reverse. */
function halfRealPrint(settings: Settings): string[] {
  const { PRINTFUL_TOKEN: token, PRINTFUL_URL: url } = settings;
  if (!token) return [];
  const isReal =
    !isPrintSandbox(settings, 'PRINTFUL_TOKEN') || new URL(url).hostname === 'api.printful.com';
  return printNames.filter((name) => isReal && isPrintSandbox(settings, name)).map(halfRealLine);
}
