/** Google's hosts that Firebase's library loads from: `gapiScript`, `apiHost` and `tokenApiHost` in its source. */
const script = 'https://apis.google.com';
const calls = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

const reading = ['GET', 'HEAD'];
const sending = [...reading, 'POST'];

/** Paths proxied to a real project: the client library's pages and the files they read. */
const helperPaths = [
  { paths: /^\/__\/auth\/handler$/, methods: sending },
  { paths: /^\/__\/(?:auth\/.|firebase\/init\.json$)/, methods: reading },
];
/** Paths proxied without a project: the library then uses all services as with an emulator. */
const emulatorPaths = [
  ...helperPaths,
  { paths: /^\/emulator\/auth\/handler$/, methods: sending },
  { paths: /^\/emulator\/auth\/./, methods: reading },
  { paths: /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\/./, methods: sending },
];

/**
 * Google sign-in for the web app's server: page settings, content security policy, and paths
 * proxied to the auth provider.
 */
export function googleSignIn(env) {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = env;
  const { FIREBASE_AUTH_ORIGIN: origin, FIREBASE_TOKEN_SYNC_URL: tokenSyncUrl } = env;
  const hasProject = Boolean(apiKey && authDomain);
  const syncOrigin = URL.canParse(tokenSyncUrl) ? [new URL(tokenSyncUrl).origin] : [];
  return {
    settings: {
      apiKey,
      authDomain,
      tokenSyncUrl,
      tokenMaxAgeSeconds: Number(env.FIREBASE_TOKEN_MAX_AGE_SECONDS) || undefined,
    },
    policy: {
      scripts: hasProject ? [script] : [],
      framed: hasProject ? [`https://${authDomain}`] : [],
      calls: [...(hasProject ? calls : []), ...syncOrigin],
    },
    passOn: origin && { routes: authDomain ? helperPaths : emulatorPaths, origin },
  };
}
