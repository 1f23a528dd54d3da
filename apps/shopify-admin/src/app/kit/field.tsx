import { BlockStack, InlineError, Text } from '@shopify/polaris';
import type { ReactNode } from 'react';

type FieldProps = {
  /** Id of the label, for `aria-labelledby`. */
  labelId: string;
  messageId: string;
  label: string;
  labelHidden?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

/** Label, help and error around a group of controls, as Polaris sets them around its own fields. */
export function Field(props: FieldProps) {
  const { labelId, messageId, label, labelHidden = false, help, error, children } = props;
  return (
    <BlockStack gap="100">
      <Text as="span" id={labelId} visuallyHidden={labelHidden}>
        {label}
      </Text>
      {children}
      {(help ?? error) && (
        <div id={messageId}>
          {error && <InlineError message={error} fieldID={labelId} />}
          {help && (
            <Text as="p" tone="subdued">
              {help}
            </Text>
          )}
        </div>
      )}
    </BlockStack>
  );
}
