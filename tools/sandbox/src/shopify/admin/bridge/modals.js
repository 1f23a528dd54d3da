/* global customElements, document, HTMLElement, location */
import { openInPage } from './page-dialog.js';
import { readTitleBar } from './title-bar.js';

/** @type {Element[]} */
const none = [];

/**
 * `<ui-modal>`: an address opens in the admin, above everything; content opens in the app's page.
 *
 * @param {import('./channel.js').Channel} channel
 */
export function createModals(channel) {
  /** @type {Modal | null} */
  let shown = null;

  /** @param {Modal | null} next */
  const setShown = (next) => {
    shown = next;
  };

  class Modal extends HTMLElement {
    #pressable = none;
    /** @type {Element | undefined} */
    #content;
    /** @type {ReturnType<typeof openInPage> | null} */
    #dialog = null;

    /** What the app draws into: the one child that is no bar. */
    get content() {
      this.#content ??= [...this.children].find(({ localName }) => !localName.startsWith('ui-'));
      return this.#content;
    }

    get src() {
      return this.getAttribute('src') ?? undefined;
    }

    set src(value) {
      if (value) this.setAttribute('src', value);
      else this.removeAttribute('src');
    }

    get variant() {
      return this.getAttribute('variant') ?? 'base';
    }

    set variant(value) {
      this.setAttribute('variant', value);
    }

    #bar() {
      this.#pressable = [];
      const bar = this.querySelector('ui-title-bar');
      return readTitleBar(bar, (element) => this.#pressable.push(element) - 1);
    }

    /** @param {number} key */
    press(key) {
      const element = this.#pressable[key];
      if (element instanceof HTMLElement) element.click();
    }

    async show() {
      if (shown === this) return;
      await shown?.hide();
      setShown(this);
      const view = { ...this.#bar(), variant: this.variant };
      if (this.src) {
        const src = new URL(this.src, location.href).href;
        await channel.ask('modal.show', { ...view, src });
      } else
        this.#dialog = openInPage(view, this.content, {
          onPress: (key) => this.press(key),
          onClose: () => void this.hide(),
        });
      this.dispatchEvent(new Event('show'));
    }

    async hide() {
      if (shown !== this) return;
      setShown(null);
      if (this.#dialog) {
        this.#dialog.close();
        this.#dialog = null;
        // Back where the app's own renderer left it.
        if (this.#content) this.append(this.#content);
      } else channel.tell('modal.hide');
      this.dispatchEvent(new Event('hide'));
    }

    toggle() {
      return shown === this ? this.hide() : this.show();
    }

    disconnectedCallback() {
      void this.hide();
    }
  }
  customElements.define('ui-modal', Modal);

  channel.on('modal.press', (key) => shown?.press(key));
  channel.on('modal.closed', () => void shown?.hide());

  /** @param {string} id */
  async function find(id) {
    const modal = document.getElementById(id);
    if (modal instanceof Modal) return modal;
    throw new Error(`There is no modal "${id}".`);
  }

  return {
    /** @param {string} id */
    show: async (id) => (await find(id)).show(),
    /** @param {string} id */
    hide: async (id) => (await find(id)).hide(),
    /** @param {string} id */
    toggle: async (id) => (await find(id)).toggle(),
  };
}
