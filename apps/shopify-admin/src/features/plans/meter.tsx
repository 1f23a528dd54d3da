import { BlockStack, InlineStack, ProgressBar, Text } from '@shopify/polaris';
import { useId } from 'react';

type MeterProps = {
  label: string;
  value: string;
  /** From 0 to 1; null where there is nothing to measure against. */
  share: number | null;
  tone?: 'highlight' | 'critical';
};

/** An amount as text and as a bar. */
export function Meter({ label, value, share, tone = 'highlight' }: MeterProps) {
  const id = useId();
  return (
    <BlockStack gap="150">
      <InlineStack align="space-between" gap="200">
        <Text as="span" id={id}>
          {label}
        </Text>
        <Text as="span" fontWeight="medium" numeric>
          {value}
        </Text>
      </InlineStack>
      {share !== null && (
        <ProgressBar
          progress={Math.round(Math.min(1, share) * 100)}
          size="small"
          tone={tone}
          ariaLabelledBy={id}
          animated={false}
        />
      )}
    </BlockStack>
  );
}
