import type { ReactNode } from 'react';
import styles from './tool-button.module.css';

type ToolButtonProps = {
  label: string;
  /** As `aria-keyshortcuts` names keys. */
  shortcut?: string;
  pressed?: boolean;
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/**
 * A quiet button beside the picture. Never `disabled`: that would drop the focus, and with it the
 * keys, of whoever has just used it for the last time.
 */
export function ToolButton({ label, shortcut, pressed, off, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
    >
      {children}
    </button>
  );
}
