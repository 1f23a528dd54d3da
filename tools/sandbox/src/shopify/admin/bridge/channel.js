/* global window, addEventListener */

/**
 * Speaks with the admin that frames this page: news, questions with an answer, and what it tells.
 * Nobody but the page around this one, from the admin's own address, is heard.
 *
 * @param {string} adminOrigin
 */
export function openChannel(adminOrigin) {
  const admin = window.parent;
  /** @type {Map<number, { resolve(value: unknown): void, reject(error: Error): void }>} */
  const waiting = new Map();
  /** @type {Map<string, (value: any) => void>} */
  const listeners = new Map();
  let last = 0;

  /** @param {object} message */
  const post = (message) => admin.postMessage({ ...message, to: 'store-admin' }, adminOrigin);

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== admin || origin !== adminOrigin || data?.to !== 'app') return;
    if (data.topic) listeners.get(data.topic)?.(data.value);
    const question = waiting.get(data.answers);
    if (!question) return;
    waiting.delete(data.answers);
    if (data.problem) question.reject(new Error(data.problem));
    else question.resolve(data.value);
  });

  return {
    /**
     * @param {string} topic
     * @param {unknown} [value]
     */
    tell: (topic, value) => post({ topic, value }),
    /**
     * @param {string} topic
     * @param {unknown} [value]
     * @returns {Promise<any>}
     */
    ask: (topic, value) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        post({ topic, value, id: last });
      }),
    /**
     * @param {string} topic
     * @param {(value: any) => void} listener
     */
    on: (topic, listener) => void listeners.set(topic, listener),
  };
}

/** @typedef {ReturnType<typeof openChannel>} Channel */
