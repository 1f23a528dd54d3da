import type { ServerEvent } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import type { WebSocket } from 'ws';

/** An open socket, what it may hear, and whether it answered the last ping. */
export type Follower = {
  socket: WebSocket;
  sessionId: string;
  language: Language;
  answered: boolean;
};

/** Bytes that may wait for a reader: several jobs as they are told. */
const mostWaitingBytes = 1_000_000;

/** Sends an event; a reader that takes nothing in is dropped, and reads anew when it comes back. */
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

/** Drops whoever left the last ping unanswered, and asks the others. */
export function ping(follower: Follower): void {
  if (!follower.answered) return follower.socket.terminate();
  follower.answered = false;
  follower.socket.ping();
}
