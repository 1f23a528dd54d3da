import { ApiError } from '@tintory/api-client';
import { currentLanguage } from '@tintory/i18n';
import { openStoreClient, type Client } from '@tintory/session';
import { appBridge } from './app-bridge.ts';

export type Connection =
  /** `absent`: no store's admin frames this page, or it does not answer. */
  { state: 'absent' | 'refused' | 'offline' } | { state: 'connected'; client: Client };

/** The admin answers at once or, where the page stands alone, never. */
const patienceMs = 10_000;

class NoAdmin extends Error {}

/** An admin that is there and gives no token: the app is not installed any more. */
class AdminRefused extends NoAdmin {
  /** As of an answer that says no: a session that waits to be renewed ends with it. */
  readonly status = 403;
}

/** Signs the merchant in by what the store's admin says; tells why where that does not work. */
export async function connect(apiOrigin: string, patience = patienceMs): Promise<Connection> {
  const getAppToken = () => askAdmin(patience);
  try {
    const client = await openStoreClient({
      baseUrl: apiOrigin,
      appId: 'shopify-admin',
      getLanguage: currentLanguage,
      getAppToken,
    });
    return { state: 'connected', client };
  } catch (error) {
    return { state: stateOf(error) };
  }
}

function stateOf(error: unknown): 'absent' | 'refused' | 'offline' {
  if (!navigator.onLine || (error instanceof ApiError && error.status === 0)) return 'offline';
  return error instanceof NoAdmin ? 'absent' : 'refused';
}

async function askAdmin(patience: number): Promise<string> {
  const bridge = appBridge();
  if (!bridge) throw new NoAdmin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAdmin('The admin does not answer.')), patience);
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
