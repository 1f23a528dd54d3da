import { IconX } from '@tabler/icons-react';
import { useHydrated } from '@tintory/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { dismissComplaints, dismissToast, toastStore, type ShownToast } from './toast-store.ts';
import styles from './toaster.module.css';

/** The toasts, in a live region. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const hydrated = useHydrated();
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.snapshot,
    toastStore.snapshot,
  );
  useEffect(() => {
    // In the capture phase, before the form's own handler, so that its new errors stay.
    document.addEventListener('submit', dismissComplaints, { capture: true });
    return () => document.removeEventListener('submit', dismissComplaints, { capture: true });
  }, []);
  if (!hydrated) return null;
  return createPortal(
    <div className={styles['region']} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>,
    document.body,
  );
}

function ToastLine({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const { id, tone, text, action } = toast;
  const act = () => {
    action?.onClick();
    dismissToast(id);
  };
  return (
    <div className={styles['toast']} data-tone={tone}>
      <span className={styles['text']}>{text}</span>
      {action && (
        <button type="button" className={styles['action']} onClick={act}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles['close']}
        aria-label={closeLabel}
        onClick={() => dismissToast(id)}
      >
        <IconX size={16} stroke={1.75} />
      </button>
    </div>
  );
}
