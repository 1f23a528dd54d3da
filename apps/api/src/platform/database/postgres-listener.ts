import { Client, escapeIdentifier } from 'pg';

/** The first pause after a loss; doubled at each failure, and drawn at random below that. */
const firstPauseMs = 500;
const longestPauseMs = 10_000;
/** A connection that is silently gone is noticed after the interval and the limit at most. */
const heartbeatMs = 10_000;
const answerLimitMs = 5_000;

const pauseAfter = (failures: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);

/**
 * Listens to all channels of a process on one connection of its own. One that is lost is ended, and
 * one other takes its place.
 */
export function createPostgresListener(connectionString: string, onError: (error: Error) => void) {
  const channels = new Map<string, (payload: string) => void>();
  const reconnectListeners: (() => void)[] = [];
  let opening: Promise<void> | undefined;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  async function connect(): Promise<void> {
    const next = openClient(connectionString);
    try {
      await next.connect();
      for (const channel of channels.keys()) await listenOn(next, channel);
    } catch (error) {
      drop(next);
      throw error;
    }
    if (closed) return drop(next);
    client = next;
    failures = 0;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('The listening connection ended.')));
    next.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.(payload));
    timer = setTimeout(() => void beat(next), heartbeatMs);
  }

  async function beat(target: Client): Promise<void> {
    try {
      await target.query('select 1');
      if (client === target) timer = setTimeout(() => void beat(target), heartbeatMs);
    } catch (error) {
      lose(target, new Error('The listening connection is silent.', { cause: error }));
    }
  }

  /** A connection may fail in several ways at once: only the first of them counts. */
  function lose(target: Client, error: Error): void {
    if (closed || client !== target) return;
    client = undefined;
    drop(target);
    onError(error);
    comeBackLater();
  }

  function comeBackLater(): void {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(() => void comeBack(), pauseAfter(failures++));
  }

  async function comeBack(): Promise<void> {
    try {
      await connect();
    } catch (error) {
      onError(new Error('Could not listen again.', { cause: error }));
      comeBackLater();
      return;
    }
    for (const tell of reconnectListeners) tell();
  }

  return {
    listen: async (channel: string, onMessage: (payload: string) => void): Promise<void> => {
      channels.set(channel, onMessage);
      const current = client;
      if (!current) return (opening ??= connect());
      // One that is lost over this is replaced by one that listens to this channel, too.
      await listenOn(current, channel).catch((error: Error) => lose(current, error));
    },
    onReconnect: (tell: () => void): void => {
      reconnectListeners.push(tell);
    },
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(timer);
      client?.removeAllListeners('end');
      await client?.end();
    },
  };
}

function openClient(connectionString: string): Client {
  const client = new Client({
    connectionString,
    application_name: 'tintory-listen',
    keepAlive: true,
    connectionTimeoutMillis: answerLimitMs,
    query_timeout: answerLimitMs,
  });
  // Without a listener an error would end the process; what matters of it rejects a query.
  return client.on('error', () => undefined);
}

const listenOn = (client: Client, channel: string) =>
  client.query(`listen ${escapeIdentifier(channel)}`);

/** Ends a connection without waiting for its server, which may be gone. */
function drop(client: Client): void {
  client.end().catch(() => undefined);
}
