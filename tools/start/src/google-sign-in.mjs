/** Google's hosts that Firebase's library loads from: `gapiScript`, `apiHost` and `tokenApiHost` in its source. */
const script = 'https://apis.google.com';
const calls = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

const reading = ['GET', 'HEAD'];
const sending = [...reading, 'POST'];

/** What a real project answers under the app's own address: the library's pages and what they read. */
const helperPaths = [
  { paths: /^\/__\/auth\/handler$/, methods: sending },
  { paths: /^\/__\/(?:auth\/.|firebase\/init\.json$)/, methods: reading },
];
/** Without a project the library asks all of its services there, as it does of an emulator. */
const emulatorPaths = [
  ...helperPaths,
  { paths: /^\/emulator\/auth\/handler$/, methods: sending },
  { paths: /^\/emulator\/auth\/./, methods: reading },
  { paths: /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\/./, methods: sending },
];

/**
 * Signing in with Google as the web app's server has to know it: the page's settings, what its
 * policy allows, and the paths that the auth provider answers.
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
