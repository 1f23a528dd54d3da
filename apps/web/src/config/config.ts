import { defaultTokenMaxAgeSeconds, type FirebaseConfig } from '@tintory/session';

export type Config = {
  /** Origin of the API. */
  apiOrigin: string;
  /** Host of the store platform's own app, where there is one. */
  storeHost: string | null;
  /** Signs uploads to a back end whose sessions bring no key of their own; null for ours. */
  uploadKey: string | null;
  /** Where people sign in with Google; null where a deployment has none. */
  firebase: FirebaseConfig | null;
};

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value;

/** Reads what the server of this page wrote into it; one build serves every address. */
export function readConfig(page: ParentNode = document): Config {
  const content = page.querySelector('meta[name="tintory-config"]')?.getAttribute('content');
  const values = JSON.parse(content ?? '{}') as Record<string, unknown>;
  const { apiOrigin, storeHost, uploadKey } = values;
  if (!isOrigin(apiOrigin)) {
    throw new Error('The page names no API: its "tintory-config" needs an apiOrigin.');
  }
  return {
    apiOrigin,
    storeHost: textOrNull(storeHost),
    uploadKey: textOrNull(uploadKey),
    firebase: readFirebase(values['firebase']),
  };
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value ? value : null);

function readFirebase(value: unknown): FirebaseConfig | null {
  if (typeof value !== 'object' || value === null) return null;
  const { apiKey, authDomain, projectId, tokenSyncUrl } = value as Record<string, unknown>;
  const key = textOrNull(apiKey);
  if (!key) return null;
  const domain = textOrNull(authDomain);
  const url = textOrNull(tokenSyncUrl);
  return {
    apiKey: key,
    // The library wants one even where it is not asked.
    authDomain: domain ?? location.host,
    projectId: textOrNull(projectId) ?? '',
    // Without a domain of its own the provider is reached under this page's own address.
    emulatorOrigin: domain ? null : location.origin,
    tokenSync: url ? { url, maxAgeSeconds: defaultTokenMaxAgeSeconds } : null,
  };
}
