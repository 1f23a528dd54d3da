import { BlockStack, Text } from '@shopify/polaris';
import { storeRules, type StoreMember } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import type { ReactNode } from 'react';
import { Meter } from './meter.tsx';

type UsageMeterProps = {
  usage: NonNullable<StoreMember['usage']>;
  /** Renders the action that raises the cap, when the present cap is near. */
  raise?: ((cap: number) => ReactNode) | undefined;
};

/** Share of the cap from which an ordinary day's work may reach it. */
const nearShare = 0.8;

/** Usage fees charged, against the cap. */
export function UsageMeter({ usage, raise }: UsageMeterProps) {
  const t = useT('merchant');
  const { dollars, date } = useFormats();
  const { additional_fee: fee, used, cap_amount: cap, resets_at: resets } = usage;
  const reached = used + fee > cap;
  const near = used >= cap * nearShare;
  return (
    <BlockStack gap="200">
      <Meter
        label={t('merchant:plan.usage')}
        value={t('merchant:plan.used', { used: dollars(used), cap: dollars(cap) })}
        share={used / cap}
        tone={reached ? 'critical' : 'highlight'}
      />
      {reached && (
        <Text as="p" tone="critical">
          {t('merchant:plan.capReached')}
        </Text>
      )}
      {near && !reached && <Text as="p">{t('merchant:plan.capNear')}</Text>}
      {near && raise?.(cap)}
      <Text as="p" tone="subdued" variant="bodySm">
        {t('merchant:plan.fee', { fee: dollars(fee), cap: dollars(cap), days: storeRules.capDays })}
        <br />
        {t('merchant:plan.resets', { date: date(resets) })}
      </Text>
    </BlockStack>
  );
}
