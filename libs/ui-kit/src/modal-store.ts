import type { ModalId, ModalMap } from './modal-map.ts';

type OpenModal = { key: number; id: string; props: object; opener: Element | null };

/** The page's stack of modals: one may open another, the topmost closes first. */
let stack: readonly OpenModal[] = [];
let nextKey = 1;
const listeners = new Set<() => void>();

function publish(next: readonly OpenModal[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Opens a global modal without changing the URL. If it is already open, it gets the new props. */
export function openModal<Id extends ModalId>(id: Id, props: ModalMap[Id] & object): void {
  const open = stack.find((modal) => modal.id === id);
  if (open) {
    publish(stack.map((modal) => (modal === open ? { ...modal, props } : modal)));
    return;
  }
  publish([...stack, { key: nextKey++, id, props, opener: document.activeElement }]);
}

/** Closes the modal with this id, or the topmost, and returns the focus to its opener. */
export function closeModal(id?: ModalId): void {
  const closing = id === undefined ? stack.at(-1) : stack.find((modal) => modal.id === id);
  if (!closing) return;
  publish(stack.filter((modal) => modal !== closing));
  returnFocus(closing.opener);
}

/** Closes all modals, e.g. after a sign-out. */
export const closeAllModals = (): void => publish([]);

/** Deferred, since the kit's own modal releases the focus while unmounting. */
function returnFocus(opener: Element | null): void {
  setTimeout(() => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
}

export const modalStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => stack,
};
