type TokenSync = { url: string; maxAgeSeconds: number };

/**
 * Tells the deployment's own endpoint of the provider's token, or that there is none any more. The
 * endpoint keeps it no longer than `maxAgeSeconds`.
 */
export async function syncToken(
  { url, maxAgeSeconds }: TokenSync,
  idToken: string | null,
  send: typeof fetch = fetch,
): Promise<void> {
  await send(url, {
    method: idToken ? 'POST' : 'DELETE',
    credentials: 'include',
    headers: idToken
      ? { authorization: `Bearer ${idToken}`, 'x-token-max-age': String(maxAgeSeconds) }
      : {},
  });
}
