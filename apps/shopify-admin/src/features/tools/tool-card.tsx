import { BlockStack, Card, Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './tools.module.css';

type ToolCardProps = {
  href: string;
  title: string;
  text: string;
  /** What it costs. */
  note: string;
  picture: ReactNode;
};

/** A tool's card; all of it is one link. */
export function ToolCard({ href, title, text, note, picture }: ToolCardProps) {
  return (
    <Link to={href} className={styles['card']}>
      <Card padding="0">
        <div className={styles['inside']}>
          <div className={styles['picture']}>{picture}</div>
          <div className={styles['text']}>
            <BlockStack gap="100">
              <Text as="h2" variant="headingSm">
                {title}
              </Text>
              <Text as="p" tone="subdued">
                {text}
              </Text>
            </BlockStack>
            <Text as="p" variant="bodySm" tone="subdued">
              {note}
            </Text>
          </div>
        </div>
      </Card>
    </Link>
  );
}
