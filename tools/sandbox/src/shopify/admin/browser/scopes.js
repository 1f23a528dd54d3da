import { confirmDialog } from './dialogs.js';

/**
 * The app's access: what it has, more if the merchant agrees, less at its own wish.
 *
 * @param {import('./server.js').Server} server
 * @param {string} appName
 */
export const createScopes = (server, appName) => ({
  query: server.scopes,
  /** @param {string[]} scopes */
  request: async (scopes) => {
    const detail = await server.scopes();
    const missing = scopes.filter((scope) => !detail.granted.includes(scope));
    if (missing.length === 0) return { result: 'granted-all', detail };
    const agreed = await confirmDialog(`${appName} needs more access`, missing.join(', '), {
      yes: 'Allow',
      no: 'Not now',
    });
    if (!agreed) return { result: 'declined-all', detail };
    return { result: 'granted-all', detail: await server.changeScopes('grant', missing) };
  },
  /** @param {string[]} scopes */
  revoke: async (scopes) => ({ detail: await server.changeScopes('revoke', scopes) }),
});
