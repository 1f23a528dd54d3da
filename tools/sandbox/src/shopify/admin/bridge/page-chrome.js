/* global document, MutationObserver, requestAnimationFrame */
import { follow } from './follow.js';
import { describe, readTitleBar } from './title-bar.js';

const nav = 'ui-nav-menu, s-app-nav';
const watched = [
  'disabled',
  'heading',
  'href',
  'label',
  'loading',
  'rel',
  'title',
  'tone',
  'variant',
];

/**
 * Tells the admin what the app wants around its page: the title, its buttons, the navigation.
 *
 * @param {import('./channel.js').Channel} channel
 * @param {() => boolean} someoneListens
 */
export function watchChrome(channel, someoneListens) {
  /** @type {Element[]} */
  let pressable = [];
  let last = '';
  let due = false;

  /** @param {Element} element */
  const note = (element) => pressable.push(element) - 1;

  function read() {
    pressable = [];
    const bar = document.querySelector('ui-title-bar:not(ui-modal *)');
    const { title, ...rest } = readTitleBar(bar ?? document.querySelector('s-page'), note);
    const links = [...(document.querySelector(nav)?.querySelectorAll('[href]') ?? [])];
    return {
      ...rest,
      title: title || document.title,
      links: links.map((link) => ({
        ...describe(link, note(link)),
        home: link.getAttribute('rel') === 'home',
      })),
    };
  }

  function look() {
    due = false;
    const chrome = read();
    const text = JSON.stringify(chrome);
    if (text === last) return;
    last = text;
    channel.tell('chrome', chrome);
  }

  const soon = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(look);
  };

  channel.on('press', (key) => {
    const element = pressable[key];
    if (element?.getAttribute('href')) follow(element, someoneListens);
    else if (element) /** @type {HTMLElement} */ (element).click();
  });
  new MutationObserver(soon).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: watched,
  });
  soon();
}
