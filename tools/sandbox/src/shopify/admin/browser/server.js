/**
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function ask(path, init) {
  const answer = await fetch(path, init);
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error ?? 'The store does not answer.');
  return body;
}

/**
 * What this page asks its server in the app's name.
 *
 * @param {string} admin where the shop's admin is
 */
export const createServer = (admin) => ({
  idToken: async () => (await ask(`${admin}/session-token`, { method: 'POST' })).token,
  /** @param {Record<string, string>} query */
  resources: (query) => ask(`${admin}/resources?${new URLSearchParams(query)}`),
  scopes: () => ask(`${admin}/scopes`),
  /** @param {'grant' | 'revoke'} what @param {string[]} scopes */
  changeScopes: (what, scopes) =>
    ask(`${admin}/scopes/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scopes }),
    }),
});

/** @typedef {ReturnType<typeof createServer>} Server */
