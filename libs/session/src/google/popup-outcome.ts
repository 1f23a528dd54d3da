/** How a popup of the provider ended. */
export type PopupOutcome =
  | { kind: 'token'; idToken: string }
  | { kind: 'canceled' }
  /** The browser blocks the popup, or storage in the provider's frame. */
  | { kind: 'blocked'; by: 'popup' | 'storage' }
  /** The provider's script or frame did not load. */
  | { kind: 'unreachable' };

/** By the codes of Firebase's library. */
const outcomes: Record<string, PopupOutcome> = {
  'auth/popup-closed-by-user': { kind: 'canceled' },
  'auth/cancelled-popup-request': { kind: 'canceled' },
  'auth/user-cancelled': { kind: 'canceled' },
  'auth/popup-blocked': { kind: 'blocked', by: 'popup' },
  'auth/operation-not-supported-in-this-environment': { kind: 'blocked', by: 'popup' },
  'auth/web-storage-unsupported': { kind: 'blocked', by: 'storage' },
  // The library's message for a script that does not load.
  'auth/internal-error': { kind: 'unreachable' },
  'auth/network-request-failed': { kind: 'unreachable' },
  'auth/timeout': { kind: 'unreachable' },
};

/**
 * What an error of the library means for whoever signs in.
 *
 * @throws the error itself where it means a mistake of the deployment
 */
export function outcomeOf(error: unknown): PopupOutcome {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const outcome = outcomes[code];
  if (!outcome) throw error;
  return outcome;
}
