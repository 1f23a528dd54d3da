import {
  Banner,
  BlockStack,
  Button,
  Card,
  Divider,
  SkeletonBodyText,
  Text,
} from '@shopify/polaris';
import type { StoreMember } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { planState } from '@tintory/session';
import type { ReactNode } from 'react';
import { Meter } from './meter.tsx';
import { UsageMeter } from './usage-meter.tsx';
import { useStoreMember } from '../../store/use-store-member.ts';

type PlanCardProps = {
  /** Link to the plans, if they are not on this page. */
  href?: string;
  /** Renders the action that raises the given cap. */
  raise?: (cap: number) => ReactNode;
  /** The action that cancels the plan, if there is one. */
  cancel?: ReactNode;
};

/** The plan, its remaining credits, and the usage fees against the cap. */
export function PlanCard({ href, raise, cancel }: PlanCardProps) {
  const t = useT('merchant');
  const { data: member, isError, refetch } = useStoreMember();
  const { canChange } = planState(member);
  return (
    <Card>
      <BlockStack gap="400">
        <Text as="h2" variant="headingMd">
          {t('merchant:plan.title')}
        </Text>
        {member && <Plan member={member} raise={raise} />}
        {member && href && (
          <Button url={href} fullWidth>
            {t(canChange ? 'merchant:plan.change' : 'merchant:plan.choose')}
          </Button>
        )}
        {canChange && cancel}
        {!member && !isError && <SkeletonBodyText lines={5} />}
        {!member && isError && (
          <Banner
            tone="critical"
            action={{ content: t('merchant:connect.retry'), onAction: () => void refetch() }}
          >
            {t('merchant:plan.failed')}
          </Banner>
        )}
      </BlockStack>
    </Card>
  );
}

type PlanProps = { member: StoreMember; raise: PlanCardProps['raise'] | undefined };

function Plan({ member, raise }: PlanProps) {
  const t = useT('merchant');
  const { number } = useFormats();
  const counted = (count: number) => ({ count, amount: number(count) });
  return (
    <>
      <BlockStack gap="100">
        <Text as="p" variant="headingLg">
          {planState(member).canChange
            ? t('merchant:plan.monthly', counted(member.credits_monthly))
            : t('merchant:plan.none')}
        </Text>
        <PlanDate member={member} />
        {member.past_due && (
          <Text as="p" tone="critical">
            {t('merchant:plan.pastDue')}
          </Text>
        )}
      </BlockStack>
      <Meter
        label={t('merchant:plan.credits')}
        value={t('merchant:plan.left', counted(member.credits))}
        share={member.credits_monthly > 0 ? member.credits / member.credits_monthly : null}
      />
      {member.usage && (
        <>
          <Divider />
          <UsageMeter usage={member.usage} raise={raise} />
        </>
      )}
    </>
  );
}

function PlanDate({ member }: { member: StoreMember }) {
  const t = useT('merchant');
  const formats = useFormats();
  const { endsAt, renewsAt } = planState(member);
  if (!endsAt && !renewsAt) return null;
  return (
    <Text as="p" tone="subdued">
      {endsAt
        ? t('merchant:plan.ends', { date: formats.date(endsAt) })
        : renewsAt && t('merchant:plan.renews', { date: formats.date(renewsAt) })}
    </Text>
  );
}
