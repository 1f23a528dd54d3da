import { openListening, type ListeningConnection } from './listening-connection.ts';

/** The first pause after a loss; doubled at each failure, and drawn at random below that. */
const firstPauseMs = 500;
const longestPauseMs = 10_000;

const pauseAfter = (failures: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);

/**
 * Listens to all channels of a process on one dedicated connection, which is replaced when it is
 * lost.
 */
export function createPostgresListener(connectionString: string, onError: (error: Error) => void) {
  const channels = new Map<string, (payload: string) => void>();
  const reconnectListeners: (() => void)[] = [];
  let opening: Promise<void> | undefined;
  let connection: ListeningConnection | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  const connect = () => openListening(connectionString, { channels, onOpen, onLost });

  function onOpen(next: ListeningConnection): void {
    if (closed) return next.drop();
    connection = next;
    failures = 0;
  }

  function onLost(error: Error): void {
    connection = undefined;
    onError(error);
    comeBackLater();
  }

  function comeBackLater(): void {
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
      if (!connection) return (opening ??= connect());
      // If the connection is lost meanwhile, its replacement listens to this channel, too.
      await connection.listenOn(channel);
    },
    onReconnect: (tell: () => void): void => {
      reconnectListeners.push(tell);
    },
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(timer);
      await connection?.end();
    },
  };
}
