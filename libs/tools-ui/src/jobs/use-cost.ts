import { useFormats, useT } from '@tintory/i18n';
import { useToolServices } from '../tool-services.tsx';
import { splitCost, type PaidWork } from './split-cost.ts';

type Charged = { status: string; credits: number; fee?: number };

/** What work cost, in words: credits, or the fee that a store is charged in their place. */
export function useCost() {
  const t = useT('history');
  const formats = useFormats();
  return ({ status, credits, fee = 0 }: Charged): string => {
    // Only results cost; failed and canceled runs were refunded.
    if (status === 'failed' || status === 'canceled') return t('history:cost', { count: 0 });
    return fee > 0 ? formats.dollars(fee / 100) : t('history:cost', { count: credits });
  };
}

/** What work will cost, in words: credits, and the fee of what they do not pay for. */
export function useRunCost() {
  const t = useT('workbench');
  const { dollars } = useFormats();
  const { balance, fee } = useToolServices();
  return (work: PaidWork): string => {
    const { byCredits, byFee, cents } = splitCost(work, balance, fee);
    // Unpaid work is shown in credits, because it leads to buying them.
    if (byFee === 0) return t('workbench:run.cost', { count: work.each * work.count });
    const amount = dollars((byFee * cents) / 100);
    if (byCredits === 0) return amount;
    const credits = t('workbench:run.cost', { count: work.each * byCredits });
    return t('workbench:run.costBoth', { credits, amount });
  };
}
