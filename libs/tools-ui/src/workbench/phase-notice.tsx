import { retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit, useOnline } from '@tintory/ui-kit';
import { PromptSuggestions } from '../prompt-ideas/prompt-suggestions.tsx';
import { suggestionsOf } from '../prompt-ideas/suggestions-of.ts';
import { useToolServices } from '../tool-services.tsx';
import { Attribution } from './attribution.tsx';
import { photoGoneCode } from '../jobs/job-phase.ts';
import { adviceFor } from './failure-advice.ts';
import { ResultNotice } from './result-notice.tsx';
import type { Outcome } from './use-outcome.ts';
import type { WorkbenchState } from './use-workbench.ts';

type PhaseNoticeProps = { bench: WorkbenchState; refine: Outcome['refine'] };

/** What went wrong or deserves a look, with the next step. */
export function PhaseNotice({ bench, refine }: PhaseNoticeProps) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const { phase } = bench;
  const online = useOnline();
  if (!online) {
    return (
      <Banner tone="caution" title={t('workbench:failure.offlineTitle')}>
        {t('workbench:failure.offline')}
      </Banner>
    );
  }
  if (phase.name === 'failed') {
    return (
      <>
        <FailureNotice bench={bench} code={phase.code} refine={refine} />
        {phase.code === 'PromptUnclear' && <NearWords bench={bench} examples />}
      </>
    );
  }
  if (phase.name === 'short') return <ShortNotice {...phase} />;
  if (phase.name === 'canceled')
    return <Banner tone="info" title={t('workbench:status.canceled')} />;
  if (phase.name !== 'succeeded') return null;
  return (
    <>
      {bench.photoGone && <PhotoGoneNotice />}
      <ResultNotice job={phase.job} isPreview={bench.isPreview} refine={refine} />
      <NearWords bench={bench} examples={false} />
      <Attribution job={phase.job} />
    </>
  );
}

/** Beside the banner, not in it: what interrupts a screen reader has nothing to press. */
function NearWords({ bench, examples }: { bench: WorkbenchState; examples: boolean }) {
  const { job, func, values, busy, setValue } = bench;
  const field = func.fields.find(({ kind }) => kind === 'text');
  if (!job || !field) return null;
  return (
    <PromptSuggestions
      suggestions={suggestionsOf(job)}
      examples={examples}
      prompt={String(values[field.key] ?? '')}
      disabled={busy}
      onChange={(prompt) => setValue(field.key, prompt)}
    />
  );
}

type FailureNoticeProps = PhaseNoticeProps & { code: string };

function FailureNotice({ bench, code, refine }: FailureNoticeProps) {
  const t = useT('workbench');
  const { requestSignIn } = useToolServices();
  const { Banner } = useKit();
  const { text, action } = adviceFor(code, bench.tool.id);
  const steps = { retry: bench.run, otherPhoto: bench.startOver, signIn: requestSignIn };
  if (refine) {
    // Where nothing stands out a person can say what does.
    return (
      <Banner
        tone="bad"
        title={t('workbench:failure.title')}
        action={{ label: t('workbench:refine.mark'), onClick: () => void refine.open('keep') }}
      >
        {t('workbench:failure.next.marks')}
      </Banner>
    );
  }
  // Without a photo at hand there is nothing to try again with.
  const step = action === 'retry' && !bench.canRun ? 'otherPhoto' : action;
  const offer =
    step === 'none'
      ? {}
      : { action: { label: t(`workbench:failure.${step}`), onClick: () => void steps[step]() } };
  return (
    <Banner tone="bad" title={t('workbench:failure.title')} {...offer}>
      {t(`workbench:failure.next.${text}`, retentionDays)}
    </Banner>
  );
}

/** A result stays when it cannot be run again: there is nothing to press that would take it away. */
function PhotoGoneNotice() {
  const t = useT('workbench');
  const { Banner } = useKit();
  return (
    <Banner tone="bad" title={t('workbench:failure.title')}>
      {t(`workbench:failure.next.${adviceFor(photoGoneCode).text}`, retentionDays)}
    </Banner>
  );
}

function ShortNotice({ required, balance }: { required: number; balance: number }) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const { requestCredits } = useToolServices();
  return (
    <Banner
      tone="caution"
      title={t('workbench:short.title')}
      action={{
        label: t('workbench:short.action'),
        onClick: () => requestCredits({ required, balance }),
      }}
    >
      {t('workbench:short.text', { required, balance })}
    </Banner>
  );
}
