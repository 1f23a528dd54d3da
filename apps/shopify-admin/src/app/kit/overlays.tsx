import { ActionList, Popover, Tooltip as PolarisTooltip } from '@shopify/polaris';
import { given, Dialog, type MenuProps, type ModalProps, type TooltipProps } from '@tintory/ui-kit';
import { useState, type ReactElement } from 'react';
import styles from './overlays.module.css';

const widths = { small: 380, medium: 620, large: 980 } as const;

/** The editors' modal, because the close label of Polaris' modal has no Arabic. */
export function Modal(props: ModalProps) {
  const { open, onClose, title, closeLabel, size = 'medium', children, footer } = props;
  if (!open) return null;
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose} width={widths[size]}>
      {children}
      {footer && <div className={styles['footer']}>{footer}</div>}
    </Dialog>
  );
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <PolarisTooltip content={text} width="wide">
      <span>{children}</span>
    </PolarisTooltip>
  );
}

export function Menu({ label, trigger, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const activator = (
    <button
      type="button"
      aria-label={label}
      className={styles['trigger']}
      onClick={() => setOpen(!open)}
    >
      {trigger}
    </button>
  );
  return (
    <Popover
      active={open}
      activator={activator}
      onClose={() => setOpen(false)}
      preferredAlignment="right"
      ariaHaspopup="menu"
      autofocusTarget="first-node"
    >
      <ActionList
        actionRole="menuitem"
        onActionAnyItem={() => setOpen(false)}
        items={items.map(({ label: text, icon, onSelect, danger }) => ({
          content: text,
          onAction: onSelect,
          ...given({ prefix: icon as ReactElement | undefined }),
          ...given({ destructive: danger }),
        }))}
      />
    </Popover>
  );
}
