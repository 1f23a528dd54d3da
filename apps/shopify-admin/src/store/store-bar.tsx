import { Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import styles from './store-bar.module.css';

type StoreBarProps = {
  text: string;
  action: ReactNode;
  /** Whether the page below fills the window once it is at work. */
  gives?: boolean;
};

/** Above a page that takes files of this browser: the way of the store's own pictures. */
export const StoreBar = ({ text, action, gives }: StoreBarProps) => (
  <div className={styles['bar']} data-gives={gives || undefined}>
    <Text as="span" tone="subdued">
      {text}
    </Text>
    {action}
  </div>
);
