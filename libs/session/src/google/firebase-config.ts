/** A Firebase project, as the web knows it; none of it is secret. */
export type FirebaseConfig = {
  apiKey: string;
  authDomain: string;
  /** Origin that stands in for Firebase; where there is one, sign-in goes by redirect. */
  emulatorOrigin: string | null;
  /** Told of the provider's token, where a server of the deployment wants it; of none older than this. */
  tokenSync: { url: string; maxAgeSeconds: number } | null;
};

export const defaultTokenMaxAgeSeconds = 300;
