import { byId, make, makeButton } from './element.js';

/** At most so many at a time; the oldest goes first. */
const most = 3;

/** The messages at the bottom of the page. */
export function createToasts() {
  const list = byId('toasts');
  /** @type {Map<string, HTMLElement>} */
  const shown = new Map();

  /** @param {string} id */
  const hide = (id) => {
    shown.get(id)?.remove();
    shown.delete(id);
  };

  return {
    hide,
    /**
     * @param {{ id: string, message: string, duration: number, isError: boolean, action?: string }} toast
     * @param {(what: 'action' | 'dismiss') => void} tell
     */
    show({ id, message, duration, isError, action }, tell) {
      const end = (/** @type {'action' | 'dismiss'} */ what) => () => {
        hide(id);
        tell(what);
      };
      const cross = makeButton('×', end('dismiss'));
      cross.ariaLabel = 'Dismiss';
      const element = make('div', { className: isError ? 'toast wrong' : 'toast' });
      element.append(make('span', {}, message));
      if (action) {
        const button = makeButton(action, end('action'));
        button.classList.add('act');
        element.append(button);
      }
      element.append(cross);
      shown.set(id, element);
      list.append(element);
      const [oldest] = shown.keys();
      if (shown.size > most && oldest) hide(oldest);
      setTimeout(() => hide(id), duration);
    },
  };
}
