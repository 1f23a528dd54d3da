import type { ServerEvent } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import type { WebSocket } from 'ws';

/** An open socket, its subscriptions, and whether it answered the last ping. */
export type Follower = {
  socket: WebSocket;
  sessionId: string;
  language: Language;
  answered: boolean;
};

/** Bytes that may wait for a slow client: events of several jobs. */
const mostWaitingBytes = 1_000_000;

/**
 * Sends an event; a client that does not read is disconnected, and reads everything again when it
 * returns.
 */
export function send({ socket }: Follower, event: ServerEvent): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostWaitingBytes) socket.terminate();
  else socket.send(JSON.stringify(event));
}

export function close(
  { socket }: Follower,
  { code, reason }: { code: number; reason: string },
): void {
  socket.close(code, reason);
}

/** Disconnects sockets that did not answer the last ping, and pings the others. */
export function ping(follower: Follower): void {
  if (!follower.answered) return follower.socket.terminate();
  follower.answered = false;
  follower.socket.ping();
}
