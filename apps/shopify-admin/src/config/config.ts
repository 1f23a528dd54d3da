export type Config = {
  /** Origin of the API. */
  apiOrigin: string;
  /** Signs uploads to a back end whose sessions bring no key of their own; null for ours. */
  uploadKey: string | null;
  /** Where merchants write to when they are stuck; null where the operator names no address. */
  supportEmail: string | null;
  /** Whether this is a product of stand-ins that others reach. */
  isDemo: boolean;
};

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value);

/** Reads what the server of this page wrote into it; one build serves every address. */
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
