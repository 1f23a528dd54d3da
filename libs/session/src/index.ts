export { createClient, type Client } from './create-client.ts';
export { isCancelVip, isLoggedIn, isStoreContext, isVip } from './derived.ts';
export { useMember, useSession, useUser } from './hooks.ts';
export { createQueryClient } from './query-client.ts';
export { SessionProvider, useApi } from './session-provider.tsx';
export type { Session } from './session.ts';
export { createTokenStore, type TokenStore } from './token-store.ts';
export type { Tokens } from './tokens.ts';
