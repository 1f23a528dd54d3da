import {
  Banner as PolarisBanner,
  BlockStack,
  Button,
  Card as PolarisCard,
  ProgressBar,
  Spinner as PolarisSpinner,
  Text,
} from '@shopify/polaris';
import {
  given,
  type BannerProps,
  type CardProps,
  type EmptyStateProps,
  type ProgressProps,
  type SpinnerProps,
} from '@tintory/ui-kit';
import { useId } from 'react';
import styles from './feedback.module.css';

const tones = { info: 'info', good: 'success', bad: 'critical', caution: 'warning' } as const;

export function Progress({ label, value }: ProgressProps) {
  const id = useId();
  if (value === undefined) {
    return <div role="progressbar" aria-label={label} className={styles['unknown']} />;
  }
  return (
    <>
      <span id={id} className={styles['hidden']}>
        {label}
      </span>
      <ProgressBar
        progress={Math.round(value * 100)}
        size="small"
        tone="primary"
        ariaLabelledBy={id}
      />
    </>
  );
}

export function Spinner({ label }: SpinnerProps) {
  return (
    <span role="status" aria-label={label} className={styles['spinner']}>
      <PolarisSpinner size="small" accessibilityLabel={label} />
    </span>
  );
}

export function Card({ title, children }: CardProps) {
  return (
    <PolarisCard>
      <BlockStack gap="300">
        {title && (
          <Text as="h2" variant="headingSm">
            {title}
          </Text>
        )}
        {children}
      </BlockStack>
    </PolarisCard>
  );
}

/**
 * Polaris interrupts a screen reader for errors and cautions; other messages wait for their turn. Of a
 * title alone it makes a bar of the strongest colour: one sentence is said in its quiet form. Its own
 * buttons are quiet ones.
 */
export function Banner({ tone, title, children, action, otherAction }: BannerProps) {
  const quiet = action?.primary ? undefined : action;
  return (
    <PolarisBanner
      tone={tones[tone]}
      {...given({
        title: children ? title : undefined,
        action: quiet && { content: quiet.label, onAction: quiet.onClick },
        secondaryAction: otherAction && {
          content: otherAction.label,
          onAction: otherAction.onClick,
        },
      })}
    >
      <BlockStack gap="200" inlineAlign="start">
        {children || (
          <Text as="p" fontWeight="semibold">
            {title}
          </Text>
        )}
        {action?.primary && (
          <Button variant="primary" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </BlockStack>
    </PolarisBanner>
  );
}

/** Polaris' empty state needs an image URL; ours also takes an element. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {picture}
      <Text as="h2" variant="headingMd">
        {title}
      </Text>
      {text && (
        <Text as="p" tone="subdued">
          {text}
        </Text>
      )}
      {action && (
        <Button variant="primary" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
