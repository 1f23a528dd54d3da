import { membersFilter } from '@tintory/api-client';
import type { QueryClient } from '@tanstack/react-query';

const channelName = 'tintory-member';

type MemberMessage = { queryHash: string; told: string };

/** Null where the browser blocks site data, and with them what windows tell each other. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

/**
 * Lets the windows of one browser tell each other how credits and plan stand, so that none shows
 * what another one has bought or spent; answers how to stop.
 */
export function shareMember(queries: QueryClient): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  const known = new Map<string, string>();
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    const { queryKey, queryHash, state } = query;
    if (type !== 'updated' || queryKey[0] !== membersFilter.queryKey[0] || state.data === undefined)
      return;
    const told = JSON.stringify(state.data);
    if (known.get(queryHash) === told) return;
    known.set(queryHash, told);
    channel.postMessage({ queryHash, told } satisfies MemberMessage);
  });
  channel.onmessage = ({ data: { queryHash, told } }: MessageEvent<MemberMessage>) => {
    // A window out of sight reads it again once it is looked at.
    if (document.visibilityState !== 'visible') return;
    if (known.has(queryHash) && known.get(queryHash) !== told) {
      void queries.invalidateQueries(membersFilter);
    }
  };
  return () => {
    stop();
    channel.close();
  };
}
