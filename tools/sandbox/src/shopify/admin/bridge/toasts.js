/**
 * Messages that the admin shows for a while.
 *
 * @param {import('./channel.js').Channel} channel
 */
export function createToasts(channel) {
  /** @type {Map<string, { onAction?: () => void, onDismiss?: () => void }>} */
  const shown = new Map();
  let last = 0;
  channel.on('toast', ({ id, what }) => {
    const toast = shown.get(id);
    shown.delete(id);
    if (what === 'action') toast?.onAction?.();
    if (what === 'dismiss') toast?.onDismiss?.();
  });
  return {
    /**
     * @param {string} message
     * @param {{
     *   duration?: number, isError?: boolean, action?: string,
     *   onAction?: () => void, onDismiss?: () => void,
     * }} [options]
     */
    show(message, { duration = 5_000, isError = false, action, onAction, onDismiss } = {}) {
      last += 1;
      const id = `toast-${last}`;
      shown.set(id, { onAction, onDismiss });
      channel.tell('toast.show', { id, message, duration, isError, action });
      return id;
    },
    /** @param {string} id */
    hide(id) {
      shown.delete(id);
      channel.tell('toast.hide', id);
    },
  };
}
