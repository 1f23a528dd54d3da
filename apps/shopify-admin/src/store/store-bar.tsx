import { Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import styles from './store-bar.module.css';

type StoreBarProps = {
  text: string;
  action: ReactNode;
  /** Whether the bar is hidden while the page below fills the window. */
  gives?: boolean;
};

/** Bar above a page for local files, for choosing a store picture instead. */
export const StoreBar = ({ text, action, gives }: StoreBarProps) => (
  <div className={styles['bar']} data-gives={gives || undefined}>
    <Text as="span" tone="subdued">
      {text}
    </Text>
    {action}
  </div>
);
