let taken: string | null = null;

/** Moves the token of a sign-in link out of the address and its history into memory. */
export function takeLoginToken(): void {
  const url = new URL(location.href);
  const token = url.searchParams.get('login_token');
  if (!token) return;
  taken = token;
  url.searchParams.delete('login_token');
  history.replaceState(history.state, '', url);
}

export const loginToken = () => taken;

/** The token works once, so it is dropped after use. */
export function forgetLoginToken(): void {
  taken = null;
}
