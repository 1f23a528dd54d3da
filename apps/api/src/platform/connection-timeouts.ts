/** How long a connection may keep the server waiting. */
export type ConnectionTimeouts = {
  /** No bytes in either direction; a synchronous job is silent for 25 seconds. */
  silentMs: number;
  headersMs: number;
  /** From the first byte to the last: 25 MB by a slow line. */
  requestMs: number;
};

export const usualTimeouts: ConnectionTimeouts = {
  silentMs: 60_000,
  headersMs: 15_000,
  requestMs: 300_000,
};
