import type { ToolDefinition } from '@tintory/catalog';
import { freeCredits } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { splitCost, type SplitCost } from '../jobs/split-cost.ts';
import { useRunCost } from '../jobs/use-cost.ts';
import { fileGoneCode } from '../photo/file-gone.ts';
import { useToolServices } from '../tool-services.tsx';
import { useAdviceText } from '../workbench/use-failure-text.ts';
import { useToolTexts } from '../use-tool-texts.ts';
import styles from './batch.module.css';
import type { BatchStart as Start } from './use-batch-start.ts';

/** The one button, and before it what it costs. */
export function StartAction({ tool, start }: { tool: ToolDefinition; start: Start }) {
  const t = useT('batch');
  const { Banner, Button } = useKit();
  const { verb } = useToolTexts(tool.id);
  const { each, func, count } = start;
  const fileGone = useAdviceText(tool.id)({ code: fileGoneCode });
  const costOf = useRunCost();
  const cost = costOf({ count: Math.max(count, 1), each, perPicture: func.credits });
  return (
    <div className={styles['action']} data-waiting={count === 0 || undefined}>
      {start.trouble && (
        <Banner
          tone={start.trouble === 'startUnsure' ? 'caution' : 'bad'}
          title={start.trouble === 'fileGone' ? fileGone : t(`batch:${start.trouble}`)}
        />
      )}
      <p className={styles['note']}>
        <Affordable start={start} />
      </p>
      <Button
        variant="primary"
        size="large"
        fullWidth
        loading={start.starting}
        disabled={!start.canStart}
        onClick={() => void start.start()}
      >
        {t('batch:start', { verb, cost })}
      </Button>
    </div>
  );
}

/** Whether the credits are enough, and what is charged beyond them, said before anything is. */
function Affordable({ start: { count, each, func } }: { start: Start }) {
  const t = useT('batch', 'workbench');
  const { balance, signedIn, fee } = useToolServices();
  if (!signedIn) return t('workbench:run.signInFirst', { count: freeCredits });
  if (balance === null) return '\u00a0';
  const split = splitCost({ count, each, perPicture: func.credits }, balance, fee);
  if (split.byFee > 0) return <BeyondCredits split={split} />;
  if (split.unpaid > 0) return t('batch:pays', { count: split.byCredits });
  return t('workbench:run.balance', { count: balance });
}

function BeyondCredits({ split }: { split: SplitCost }) {
  const t = useT('batch');
  const { dollars } = useFormats();
  const { byCredits, byFee, unpaid, cents } = split;
  const sums = { each: dollars(cents / 100), sum: dollars((byFee * cents) / 100) };
  const said = [
    t('batch:covers', { count: byCredits }),
    t('batch:beyond', { count: byFee, ...sums }),
    unpaid > 0 && t('batch:waits', { count: unpaid }),
  ];
  return said.filter(Boolean).join(' ');
}
