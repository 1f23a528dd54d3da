import type { Batch, Job, ServerEvent } from '@tintory/contract';

type JobEventsOptions = {
  /** Origin of the API; the socket stands at `/api/events` there. */
  baseUrl: string;
  getToken: () => string | null | Promise<string | null>;
  onJob: (job: Job) => void;
  onBatch: (batch: Batch) => void;
  /** True once the server accepted the token, false when the line is lost. */
  onLive: (live: boolean) => void;
};

/** Doubling from a second to half a minute: a restarted server is not met by everyone at once. */
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

const delayAfter = (failures: number) =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** failures) * (0.5 + Math.random() / 2);

function socketUrl(baseUrl: string): string {
  const url = new URL('/api/events', baseUrl);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Unknown messages are ignored. */
function parseEvent(data: unknown): ServerEvent | null {
  try {
    return JSON.parse(String(data)) as ServerEvent;
  } catch {
    return null;
  }
}

/** Listens to the event socket and comes back after each loss; answers how to stop. */
export function connectJobEvents(options: JobEventsOptions) {
  const { baseUrl, getToken, onJob, onBatch, onLive } = options;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;

  const receive = (event: ServerEvent | null) => {
    if (event?.type === 'ready') {
      failures = 0;
      onLive(true);
    } else if (event?.type === 'job') onJob(event.job);
    else if (event?.type === 'batch') onBatch(event.batch);
  };

  const open = async () => {
    const token = await getToken();
    if (!token || stopped) return;
    socket = new WebSocket(socketUrl(baseUrl));
    socket.onopen = () => socket?.send(JSON.stringify({ type: 'auth', token }));
    socket.onmessage = ({ data }) => receive(parseEvent(data));
    socket.onclose = () => {
      if (stopped) return;
      onLive(false);
      timer = setTimeout(() => void open(), delayAfter(failures++));
    };
  };

  void open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    socket?.close();
  };
}
