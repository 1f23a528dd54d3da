import type { ProviderSession } from './provider-session.ts';

type FollowOptions = {
  openProvider: () => Promise<ProviderSession>;
  maxAgeSeconds: number;
  /** Runs tasks one after the other. */
  enqueue: (task: () => Promise<void>) => void;
  onToken: (token: string) => Promise<void>;
  /** The provider's session has ended. */
  onEnd: () => Promise<void>;
};

/** A token is renewed this long before it ends, as Firebase's own proactive refresh does. */
const renewAheadMs = 300_000;
/** A renewal that failed is tried again so much later. */
const leastWaitMs = 60_000;

/** Renews the provider's token before it ends, and reports each one once. */
export function createTokenFollower(options: FollowOptions) {
  const { openProvider, maxAgeSeconds, enqueue, onToken, onEnd } = options;
  let sent: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwatch: (() => void) | undefined;

  const renewIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => enqueue(() => look({ renew: true })), Math.max(leastWaitMs, ms));
  };

  const look = async ({ renew = false, isNew = true } = {}): Promise<void> => {
    const provider = await openProvider();
    const found = await provider.getToken(renew).catch(() => undefined);
    if (found === undefined) return renewIn(leastWaitMs);
    if (found === null) return onEnd();
    renewIn(found.expiresAt - Date.now() - renewAheadMs);
    if (found.token === sent) return;
    sent = found.token;
    const isOld = Date.now() - found.issuedAt > maxAgeSeconds * 1_000;
    if (isNew || !isOld) await onToken(found.token);
  };

  return {
    /** Begins with the token at hand; one that an earlier page may have told of counts while it is young. */
    start: async (isNew: boolean) => {
      if (unwatch) return;
      const provider = await openProvider();
      unwatch = provider.watch(() => enqueue(look));
      await look({ isNew });
    },
    stop: () => {
      clearTimeout(timer);
      unwatch?.();
      unwatch = undefined;
      sent = null;
    },
  };
}
