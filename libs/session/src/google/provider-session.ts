/** Firebase's ID token; times in milliseconds. */
export type ProviderToken = { token: string; issuedAt: number; expiresAt: number };

/** The provider's own session in this browser; pages share it, and it outlives them. */
export type ProviderSession = {
  signIn: (googleIdToken: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** The token at hand, or a new one when asked for or when that has ended; null for nobody. */
  getToken: (renew?: boolean) => Promise<ProviderToken | null>;
  /** Reports changes, by other pages too. Returns a function that stops it. */
  watch: (listener: () => void) => () => void;
};
