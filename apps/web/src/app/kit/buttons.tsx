import { ActionIcon, Button as MantineButton, Tooltip } from '@mantine/core';
import { given, type ButtonProps, type IconButtonProps } from '@tintory/ui-kit';
import { Sign } from './sign.tsx';
import styles from './buttons.module.css';

export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', size = 'medium', type = 'button', label } = props;
  const { onClick, icon, loading, disabled, fullWidth } = props;
  const leftSection = icon ? <Sign>{icon}</Sign> : undefined;
  return (
    <MantineButton
      type={type}
      className={`${styles['button']} ${styles[variant]} ${styles[size]}`}
      {...given({ onClick, loading, disabled, fullWidth, leftSection, 'aria-label': label })}
    >
      {children}
    </MantineButton>
  );
}

export function IconButton({ label, icon, onClick, disabled, pressed }: IconButtonProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        variant="subtle"
        className={styles['iconButton'] ?? ''}
        aria-label={label}
        onClick={onClick}
        {...given({ disabled, 'aria-pressed': pressed })}
      >
        <Sign>{icon}</Sign>
      </ActionIcon>
    </Tooltip>
  );
}
