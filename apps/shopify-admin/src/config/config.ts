export type Config = {
  /** Origin of the API. */
  apiOrigin: string;
  /** Key that signs uploads to a back end whose sessions have none; null for ours. */
  uploadKey: string | null;
  /** Support address for merchants; null if the operator has none. */
  supportEmail: string | null;
  /** Whether this is a public demo without real providers. */
  isDemo: boolean;
};

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value);

/**
 * Reads the configuration that the server wrote into the page, so that one build serves every
 * deployment.
 */
export function readConfig(page: ParentNode = document): Config {
  const content = page.querySelector('meta[name="tintory-config"]')?.getAttribute('content');
  const values = JSON.parse(content ?? '{}') as Record<string, unknown>;
  const { apiOrigin, uploadKey, supportEmail } = values;
  if (!isOrigin(apiOrigin)) {
    throw new Error('The page names no API: its "tintory-config" needs an apiOrigin.');
  }
  return {
    apiOrigin,
    uploadKey: typeof uploadKey === 'string' && uploadKey ? uploadKey : null,
    supportEmail: isAddress(supportEmail) ? supportEmail : null,
    isDemo: values['isDemo'] === true,
  };
}
