import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import { useFocusTrap } from './use-focus-trap.ts';

export type DialogProps = {
  title: string;
  /** The title is only the accessible name. */
  titleHidden?: boolean;
  onClose: () => void;
  closeLabel: string;
  /** Widest width in pixels. */
  width: number;
  /** Fills the window on a phone, for editors. */
  fills?: boolean;
  children: ReactNode;
};

/**
 * A kit-free dialog for content that no kit's modal fits: preview, pickers, editors. It is a portal
 * instead of the browser's top layer, so that a kit's popovers open above it.
 */
export function Dialog(props: DialogProps) {
  return createPortal(<DialogFrame {...props} />, document.body);
}

function DialogFrame(props: DialogProps) {
  const { title, titleHidden, onClose, closeLabel, width, fills, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useFocusTrap(panel, onClose);
  return (
    <div className={styles['layer']}>
      <div className={styles['scrim']} onClick={onClose} aria-hidden="true" />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles['panel']}
        data-fills={fills || undefined}
        style={{ '--widest': `${width}px` } as CSSProperties}
      >
        <div className={styles['header']}>
          <h2 id={titleId} className={titleHidden ? styles['hidden'] : styles['title']}>
            {title}
          </h2>
          <button
            type="button"
            className={styles['close']}
            onClick={onClose}
            aria-label={closeLabel}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
        </div>
        <div className={styles['body']}>{children}</div>
      </div>
    </div>
  );
}
