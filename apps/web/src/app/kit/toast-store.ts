import type { Toast } from '@tintory/ui-kit';

export type ShownToast = Toast & { id: number };

/** Long enough to read and to reach the undo; a message with an action stays longer. */
const shownForMs = { plain: 5_000, withAction: 8_000 } as const;

/** Most toasts at once; the oldest are removed first. */
const mostAtOnce = 3;

let toasts: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(toast: Toast): void {
  const id = nextId++;
  publish([...toasts, { ...toast, id }].slice(-mostAtOnce));
  setTimeout(() => dismissToast(id), toast.action ? shownForMs.withAction : shownForMs.plain);
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Dismisses error toasts when a form is submitted again; those with an action stay. */
export function dismissComplaints(): void {
  publish(toasts.filter(({ tone, action }) => tone !== 'bad' || action !== undefined));
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => toasts,
};
