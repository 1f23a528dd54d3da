import type { LoginResult } from '@tintory/contract';
import type { SessionsParts } from './sessions-parts.ts';

/** The key that signs this session's upload requests; no other session's. */
export const uploadKeyOf =
  ({ secrets }: Pick<SessionsParts, 'secrets'>) =>
  (sessionId: string): string =>
    secrets.derive('upload', sessionId).toString('hex');

/** The tokens of a session, as a login answers them. */
export const issueTokens = (parts: Pick<SessionsParts, 'tokens' | 'secrets' | 'now'>) => {
  const { tokens, now } = parts;
  const uploadKey = uploadKeyOf(parts);

  return async (
    session: { id: string; userId: string },
    domain: string | null,
    refreshTokenId: string,
  ): Promise<LoginResult> => {
    const claims = { userId: session.userId, sessionId: session.id };
    return {
      access_token: await tokens.sign('access', claims, now()),
      refresh_token: await tokens.sign('refresh', { ...claims, tokenId: refreshTokenId }, now()),
      ws_authtoken: await tokens.sign('events', claims, now()),
      shopify_domain: domain,
      upload_key: uploadKey(session.id),
    };
  };
};
