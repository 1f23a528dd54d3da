/* global document, window, location */
// As much of Google's `gapi.iframes` as Firebase's library uses: a frame, and messages to and from it.
(() => {
  class Frame {
    #element = document.createElement('iframe');
    #origin;
    #handlers = new Map();
    #waiting = new Map();
    #ready = Promise.withResolvers();

    constructor({ url, where, attributes }) {
      this.#origin = new URL(url).origin;
      Object.assign(this.#element.style, attributes.style);
      this.#element.setAttribute('aria-hidden', 'true');
      window.addEventListener('message', (event) => this.#hear(event));
      this.#element.src = `${url}#parent=${encodeURIComponent(location.origin)}`;
      where.append(this.#element);
    }

    #hear({ source, origin, data }) {
      if (source !== this.#element.contentWindow || origin !== this.#origin) return;
      if (data.type === 'ready') this.#ready.resolve();
      else if ('answerTo' in data) this.#waiting.get(data.answerTo)?.([data.answer]);
      else this.#handlers.get(data.type)?.(data);
    }

    restyle = async () => undefined;
    ping = (callback) => this.#ready.promise.then(callback);
    register = (type, handler) => this.#handlers.set(type, handler);

    send(type, data, callback) {
      const id = this.#waiting.size;
      this.#waiting.set(id, (answer) => {
        try {
          callback(answer);
        } catch {
          // As the real one does, this keeps what a callback throws to itself.
        }
      });
      this.#element.contentWindow.postMessage({ ...data, id }, this.#origin);
    }
  }

  const open = async (options, onOpen) => onOpen(new Frame(options));
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: {
      Iframe: Frame,
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({ open }),
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
})();
