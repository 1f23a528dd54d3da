import {
  Menu as MantineMenu,
  Modal as MantineModal,
  Tooltip as MantineTooltip,
} from '@mantine/core';
import { given, type MenuProps, type ModalProps, type TooltipProps } from '@tintory/ui-kit';
import { Sign } from './sign.tsx';
import styles from './overlays.module.css';

const widths = { small: 420, medium: 560, large: 1087 } as const;

export function Modal(props: ModalProps) {
  const { open, onClose, title, closeLabel, size = 'medium', children, footer } = props;
  return (
    <MantineModal
      opened={open}
      onClose={onClose}
      title={title}
      size={widths[size]}
      centered
      padding={24}
      // The same dimming as the product's own dialogs and the scrollbar gutter.
      overlayProps={{ color: '#0a0b0e', backgroundOpacity: 0.55 }}
      transitionProps={{ duration: 140, transition: 'fade-up' }}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44, iconSize: 22 }}
      classNames={{ title: styles['title'] ?? '', content: styles['content'] ?? '' }}
      // Outside `main`, its `header` would be a second banner landmark.
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
      {footer && <div className={styles['footer']}>{footer}</div>}
    </MantineModal>
  );
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <MantineTooltip label={text} multiline events={{ hover: true, focus: true, touch: true }}>
      <span>{children}</span>
    </MantineTooltip>
  );
}

export function Menu({ label, trigger, items }: MenuProps) {
  return (
    <MantineMenu
      position="bottom-end"
      width={256}
      shadow="md"
      // A menu may only contain items, which Mantine's focus placeholder is not; the menu itself
      // takes the focus.
      withInitialFocusPlaceholder={false}
      // Placed on the side with most space and limited to its height; the rest scrolls.
      middlewares={{ flip: { fallbackStrategy: 'bestFit' }, shift: true, size: { padding: 8 } }}
      classNames={{ dropdown: styles['dropdown'] ?? '', item: styles['item'] ?? '' }}
    >
      <MantineMenu.Target>
        <button type="button" aria-label={label} className={styles['trigger']}>
          {trigger}
        </button>
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        {items.map(({ label: text, icon, onSelect, danger }) => (
          <MantineMenu.Item
            key={text}
            onClick={onSelect}
            {...given({
              leftSection: icon ? <Sign>{icon}</Sign> : undefined,
              color: danger ? 'var(--tint-bad)' : undefined,
            })}
          >
            {text}
          </MantineMenu.Item>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
