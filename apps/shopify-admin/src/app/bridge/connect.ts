import { ApiError } from '@tintory/api-client';
import { createStoreClient, type Client } from '@tintory/session';
import { appBridge, bridgeReady } from './app-bridge.ts';
import { addressToken } from './address-token.ts';

/** `absent`: no store's admin frames this page, or it does not answer. */
export type Entry = 'connected' | 'absent' | 'refused' | 'offline';

export type Connection = {
  /** Usable at once: early calls wait for the session. */
  client: Client;
  /** Signs the merchant in by the admin's session token; resolves with the reason of a failure. */
  enter: () => Promise<Entry>;
};

/** The admin answers at once or, outside its frame, never. */
const usualTimeoutMs = 10_000;

class NoAdmin extends Error {}

/** The admin is present but gives no token: the app was uninstalled. */
class AdminRefused extends NoAdmin {
  /** Like a 403 answer, it ends a session that is being renewed. */
  readonly status = 403;
}

export function connect(
  apiOrigin: string,
  getLanguage: () => string,
  timeoutMs = usualTimeoutMs,
): Connection {
  const firstToken = addressToken();
  const { open, ...client } = createStoreClient({
    baseUrl: apiOrigin,
    appId: 'shopify-admin',
    getLanguage,
    getAppToken: async () => firstToken() ?? (await askAdmin(timeoutMs)),
  });
  const enter = () => open().then(() => 'connected' as const, entryOf);
  return { client, enter };
}

function entryOf(error: unknown): Entry {
  if (!navigator.onLine || (error instanceof ApiError && error.status === 0)) return 'offline';
  return error instanceof NoAdmin ? 'absent' : 'refused';
}

async function askAdmin(timeoutMs: number): Promise<string> {
  await bridgeReady();
  const bridge = appBridge();
  if (!bridge) throw new NoAdmin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAdmin('The admin does not answer.')), timeoutMs);
  });
  try {
    return await Promise.race([bridge.idToken(), silence]);
  } catch (cause) {
    if (cause instanceof NoAdmin || !navigator.onLine) throw cause;
    throw new AdminRefused('The admin gave no token.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
