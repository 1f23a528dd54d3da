import { Client, escapeIdentifier } from 'pg';

/** A silently lost connection is noticed after the interval plus the limit at most. */
const heartbeatMs = 10_000;
const answerLimitMs = 5_000;

export type ListeningConnection = {
  /** Listens to one more channel; where that fails the connection is lost. */
  listenOn(channel: string): Promise<void>;
  /** Ends it without waiting for its server, which may be gone. */
  drop(): void;
  end(): Promise<void>;
};

type Parts = {
  /** Who hears what is sent on each channel. */
  channels: ReadonlyMap<string, (payload: string) => void>;
  /** Called as soon as it listens to all channels there are. */
  onOpen: (connection: ListeningConnection) => void;
  /** Called once, when it is gone by itself. */
  onLost: (error: Error) => void;
};

/** Opens a connection that listens, and asks from time to time whether it still does. */
export async function openListening(connectionString: string, parts: Parts): Promise<void> {
  const { channels, onOpen } = parts;
  const client = openClient(connectionString);
  try {
    await client.connect();
    for (const channel of channels.keys()) await listenTo(client, channel);
  } catch (error) {
    dropClient(client);
    throw error;
  }
  client.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.(payload));
  onOpen(watchConnection(client, parts.onLost));
}

function watchConnection(client: Client, onLost: (error: Error) => void): ListeningConnection {
  let isOver = false;
  let timer = setTimeout(() => void beat(), heartbeatMs);

  async function beat(): Promise<void> {
    try {
      await client.query('select 1');
      if (!isOver) timer = setTimeout(() => void beat(), heartbeatMs);
    } catch (error) {
      lose(new Error('The listening connection is silent.', { cause: error }));
    }
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
  }

  /** Only the first error of a connection counts; others follow from it. */
  function lose(error: Error): void {
    if (isOver) return;
    stop();
    dropClient(client);
    onLost(error);
  }

  client.on('error', lose);
  client.on('end', () => lose(new Error('The listening connection ended.')));
  return {
    listenOn: (channel) => listenTo(client, channel).catch(lose),
    drop: () => {
      stop();
      dropClient(client);
    },
    end: async () => {
      stop();
      await client.end();
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
  // Without a listener an error would end the process; queries report it anyway.
  return client.on('error', () => undefined);
}

async function listenTo(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${escapeIdentifier(channel)}`);
}

function dropClient(client: Client): void {
  client.end().catch(() => undefined);
}
