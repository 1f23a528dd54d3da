/* global addEventListener */

/** @typedef {{ source: Window, tell(topic: string, value?: unknown): void }} Asker */

/**
 * Hears the app in its frames and nobody else, and answers.
 *
 * @param {string} appOrigin
 * @param {() => (HTMLIFrameElement | null)[]} frames
 * @param {Record<string, (value: any, asker: Asker) => unknown>} handlers
 */
export function listenToApp(appOrigin, frames, handlers) {
  /** @param {MessageEvent} message */
  const hear = async ({ source, origin, data }) => {
    if (origin !== appOrigin || data?.to !== 'store-admin') return;
    const frame = frames().find((one) => one?.contentWindow === source);
    const app = frame?.contentWindow;
    const handler = handlers[data.topic];
    if (!app || !handler) return;
    const asker = { source: app, tell: teller(app, appOrigin) };
    /** @param {object} answer */
    const answer = (answer) =>
      data.id && app.postMessage({ to: 'app', answers: data.id, ...answer }, appOrigin);
    try {
      answer({ value: await handler(data.value, asker) });
    } catch (error) {
      answer({ problem: error instanceof Error ? error.message : 'The admin could not do this.' });
    }
  };
  addEventListener('message', (message) => void hear(message));
}

/**
 * @param {Window} app
 * @param {string} appOrigin
 * @returns {Asker['tell']}
 */
export const teller = (app, appOrigin) => (topic, value) =>
  app.postMessage({ to: 'app', topic, value }, appOrigin);
