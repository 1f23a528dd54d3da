export type Config = {
  /** Origin of the API. */
  apiOrigin: string;
  /** Where merchants write to when they are stuck; null where the operator names no address. */
  supportEmail: string | null;
};

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value);

/** Reads what the server of this page wrote into it; one build serves every address. */
export function readConfig(page: ParentNode = document): Config {
  const content = page.querySelector('meta[name="tintory-config"]')?.getAttribute('content');
  const { apiOrigin, supportEmail } = JSON.parse(content ?? '{}') as Record<string, unknown>;
  if (!isOrigin(apiOrigin)) {
    throw new Error('The page names no API: its "tintory-config" needs an apiOrigin.');
  }
  return { apiOrigin, supportEmail: isAddress(supportEmail) ? supportEmail : null };
}
