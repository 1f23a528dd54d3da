import { Loader, Progress as MantineProgress } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react';
import type {
  BannerProps,
  CardProps,
  EmptyStateProps,
  ProgressProps,
  SpinnerProps,
} from '@tintory/ui-kit';
import { Button } from './buttons.tsx';
import styles from './feedback.module.css';

export function Progress({ label, value }: ProgressProps) {
  const known = value !== undefined;
  return (
    <MantineProgress.Root size={6} radius={3}>
      <MantineProgress.Section
        value={known ? value * 100 : 100}
        animated={!known}
        striped={!known}
        aria-label={label}
      />
    </MantineProgress.Root>
  );
}

export function Spinner({ label }: SpinnerProps) {
  return (
    <span role="status" aria-label={label} className={styles['spinner']}>
      <Loader size={24} />
    </span>
  );
}

export function Card({ title, children }: CardProps) {
  return (
    <section className={styles['card']}>
      {title && <h2 className={styles['cardTitle']}>{title}</h2>}
      {children}
    </section>
  );
}

const signs = {
  info: IconInfoCircle,
  good: IconCircleCheck,
  bad: IconAlertCircle,
  caution: IconAlertTriangle,
} as const;

/** Errors interrupt a screen reader, other messages wait for their turn. */
export function Banner({ tone, title, children, action, otherAction }: BannerProps) {
  const Sign = signs[tone];
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={styles['banner']} data-tone={tone}>
      <div className={styles['bannerText']}>
        <Sign size={20} stroke={1.75} className={styles['sign']} aria-hidden="true" />
        <strong>{title}</strong>
        {children && <div className={styles['bannerBody']}>{children}</div>}
      </div>
      {action && (
        <div className={styles['bannerActions']}>
          <Button variant={action.primary ? 'primary' : 'secondary'} onClick={action.onClick}>
            {action.label}
          </Button>
          {otherAction && <Button onClick={otherAction.onClick}>{otherAction.label}</Button>}
        </div>
      )}
    </div>
  );
}

export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {picture}
      <h2 className={styles['emptyTitle']}>{title}</h2>
      {text && <p className={styles['emptyText']}>{text}</p>}
      {action && (
        <Button variant="primary" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
