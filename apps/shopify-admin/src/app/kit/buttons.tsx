import { Button as PolarisButton, Tooltip } from '@shopify/polaris';
import { given, type ButtonProps, type IconButtonProps } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import styles from './buttons.module.css';

const variants = {
  primary: { variant: 'primary' },
  secondary: { variant: 'secondary' },
  plain: { variant: 'tertiary' },
  danger: { variant: 'secondary', tone: 'critical' },
} as const;

export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', size = 'medium', type = 'button', label } = props;
  const { onClick, icon, loading, disabled, fullWidth } = props;
  return (
    <PolarisButton
      {...variants[variant]}
      size={size}
      submit={type === 'submit'}
      {...given({ onClick, loading, disabled, fullWidth, accessibilityLabel: label })}
      {...given({ icon: icon ? <ButtonIcon>{icon}</ButtonIcon> : undefined })}
    >
      {/* It draws any node; only its types know nothing but words. */}
      {children as string}
    </PolarisButton>
  );
}

/** Polaris fills every SVG in a button; the tools' icons are outlines. */
const ButtonIcon = ({ children }: { children: ReactNode }) => (
  <span className={styles['icon']}>{children}</span>
);

export function IconButton({ label, icon, onClick, disabled, pressed }: IconButtonProps) {
  return (
    <span className={styles['iconButton']}>
      <Tooltip content={label} hoverDelay={400} dismissOnMouseOut>
        <PolarisButton
          variant="tertiary"
          size="large"
          accessibilityLabel={label}
          icon={<ButtonIcon>{icon}</ButtonIcon>}
          onClick={onClick}
          {...given({ disabled, pressed })}
        />
      </Tooltip>
    </span>
  );
}
