/* global customElements, document, HTMLElement, location */
import { openInPage } from './page-dialog.js';
import { readTitleBar } from './title-bar.js';

/** @type {Element[]} */
const none = [];

/** An address opens in the admin, above everything; content opens in the app's page. */
class Modal extends HTMLElement {
  /** @type {import('./channel.js').Channel} */
  static channel;
  /** @type {Modal | null} */
  static shown = null;

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
    if (Modal.shown === this) return;
    await Modal.shown?.hide();
    Modal.shown = this;
    const view = { ...this.#bar(), variant: this.variant };
    if (this.src) {
      const src = new URL(this.src, location.href).href;
      await Modal.channel.ask('modal.show', { ...view, src });
    } else
      this.#dialog = openInPage(view, this.content, {
        onPress: (key) => this.press(key),
        onClose: () => void this.hide(),
      });
    this.dispatchEvent(new Event('show'));
  }

  async hide() {
    if (Modal.shown !== this) return;
    Modal.shown = null;
    if (this.#dialog) {
      this.#dialog.close();
      this.#dialog = null;
      // Back where the app's own renderer left it.
      if (this.#content) this.append(this.#content);
    } else Modal.channel.tell('modal.hide');
    this.dispatchEvent(new Event('hide'));
  }

  toggle() {
    return Modal.shown === this ? this.hide() : this.show();
  }

  disconnectedCallback() {
    void this.hide();
  }
}

/** @param {string} id */
async function find(id) {
  const modal = document.getElementById(id);
  if (modal instanceof Modal) return modal;
  throw new Error(`There is no modal "${id}".`);
}

/**
 * `<ui-modal>`, and what the app's code may ask of one.
 *
 * @param {import('./channel.js').Channel} channel
 */
export function createModals(channel) {
  Modal.channel = channel;
  customElements.define('ui-modal', Modal);

  channel.on('modal.press', (key) => Modal.shown?.press(key));
  channel.on('modal.closed', () => void Modal.shown?.hide());

  return {
    /** @param {string} id */
    show: async (id) => (await find(id)).show(),
    /** @param {string} id */
    hide: async (id) => (await find(id)).hide(),
    /** @param {string} id */
    toggle: async (id) => (await find(id)).toggle(),
  };
}
