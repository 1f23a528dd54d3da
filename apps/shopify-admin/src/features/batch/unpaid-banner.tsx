import { storeMemberQuery } from '@tintory/api-client';
import type { Batch, StoreMember } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { canPay, useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { storeFee } from '../../store/store-fee.ts';

/** Why the remaining photos are unpaid; each reason needs another action. */
type Why = 'noPlan' | 'pastDue' | 'limit' | 'over';

function whyOf(member: StoreMember, batch: Batch): Why {
  if (member.past_due) return 'pastDue';
  if (canPay(batch, member.credits, storeFee(member))) return 'over';
  return member.usage ? 'limit' : 'noPlan';
}

/** Why the store's plan pauses a batch, and the next step. */
export function UnpaidBanner({ batch }: { batch: Batch }) {
  const t = useT('merchant');
  const { dollars, date } = useFormats();
  const { Banner } = useKit();
  const { api, requestCredits } = useToolServices();
  // Cached data from before the batch reached the limit still shows credits.
  const { data: member, isFetchedAfterMount: fresh } = useQuery({
    ...storeMemberQuery(api),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  if (!member || !fresh) return null;
  const why = whyOf(member, batch);
  const required = batch.credits_each * Math.max(1, batch.counts.waiting);
  const ask = () => requestCredits({ required, balance: member.credits });
  const { usage } = member;
  const amounts = {
    used: dollars(usage?.used ?? 0),
    cap: dollars(usage?.cap_amount ?? 0),
    date: usage ? date(usage.resets_at) : '',
  };
  const action =
    why === 'noPlan' || why === 'limit'
      ? { label: t(`merchant:batch.unpaid.${why}.action`), onClick: ask, primary: true }
      : undefined;
  return (
    <Banner
      tone={why === 'over' ? 'info' : 'caution'}
      title={t(`merchant:batch.unpaid.${why}.title`)}
      {...(action && { action })}
    >
      {t(`merchant:batch.unpaid.${why}.text`, amounts)}
    </Banner>
  );
}
