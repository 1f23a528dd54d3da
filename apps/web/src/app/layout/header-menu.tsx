import type { ReactNode } from 'react';
import styles from './header.module.css';
import { useDisclosure } from './use-disclosure.ts';

type HeaderMenuProps = {
  /** The button's content. */
  trigger: ReactNode;
  /** The button's name where the trigger is no text. */
  label?: string;
  align?: 'start' | 'end';
  /** Shown on narrow screens only, or on wide ones only. */
  screen?: 'narrow' | 'wide';
  children: (close: () => void) => ReactNode;
};

/** A disclosure of links and choices; light enough for the first load. */
export function HeaderMenu({ trigger, label, align = 'end', screen, children }: HeaderMenuProps) {
  const { open, close, root, button, panel } = useDisclosure();
  return (
    <div ref={root} className={styles['menu']} data-screen={screen}>
      <button {...button} className={styles['quiet']} aria-label={label} title={label}>
        {trigger}
      </button>
      <div {...panel} className={styles['panel']} data-align={align}>
        {open && children(close)}
      </div>
    </div>
  );
}
