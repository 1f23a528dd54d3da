/* global customElements, document, HTMLElement, MutationObserver */

const events = { childList: true, subtree: true, characterData: true, attributes: true };

/** The admin shows one bar at a time with the app's own buttons. */
class SaveBar extends HTMLElement {
  /** @type {import('./channel.js').Channel} */
  static channel;
  /** @type {SaveBar | null} */
  static shown = null;

  #watch = new MutationObserver(() => this.#tell());

  get showing() {
    return SaveBar.shown === this;
  }

  get discardConfirmation() {
    return this.hasAttribute('discardconfirmation');
  }

  set discardConfirmation(wanted) {
    this.toggleAttribute('discardconfirmation', wanted);
  }

  /** @param {boolean} primary */
  button(primary) {
    return this.querySelector(
      primary ? 'button[variant="primary"]' : 'button:not([variant="primary"])',
    );
  }

  #tell() {
    const view = (/** @type {boolean} */ primary) => {
      const button = this.button(primary);
      const loading = button?.getAttribute('loading');
      return {
        label: button?.textContent?.trim() ?? '',
        disabled: button?.hasAttribute('disabled') ?? false,
        loading: loading !== null && loading !== undefined && loading !== 'false',
      };
    };
    SaveBar.channel.tell('saveBar.show', {
      save: view(true),
      discard: view(false),
      confirms: this.discardConfirmation,
    });
  }

  async show() {
    if (SaveBar.shown === this) return;
    await SaveBar.shown?.hide();
    SaveBar.shown = this;
    this.#watch.observe(this, events);
    this.#tell();
    this.dispatchEvent(new Event('show'));
  }

  async hide() {
    if (SaveBar.shown !== this) return;
    SaveBar.shown = null;
    this.#watch.disconnect();
    SaveBar.channel.tell('saveBar.hide');
    this.dispatchEvent(new Event('hide'));
  }

  toggle() {
    return this.showing ? this.hide() : this.show();
  }

  disconnectedCallback() {
    void this.hide();
  }
}

/** @param {string} id */
async function find(id) {
  const bar = document.getElementById(id);
  if (bar instanceof SaveBar) return bar;
  throw new Error(`There is no save bar "${id}".`);
}

/**
 * `<ui-save-bar>`, and what the app's code may ask of one.
 *
 * @param {import('./channel.js').Channel} channel
 */
export function createSaveBars(channel) {
  SaveBar.channel = channel;
  customElements.define('ui-save-bar', SaveBar);

  channel.on('saveBar', (what) => {
    const button = SaveBar.shown?.button(what === 'save');
    if (button instanceof HTMLElement) button.click();
  });

  return {
    /** @param {string} id */
    show: async (id) => (await find(id)).show(),
    /** @param {string} id */
    hide: async (id) => (await find(id)).hide(),
    /** @param {string} id */
    toggle: async (id) => (await find(id)).toggle(),
    /** Resolves once the merchant lets go of the changes; who stays is never answered. */
    leaveConfirmation: async () => {
      if (SaveBar.shown) await channel.ask('saveBar.leave');
    },
  };
}
