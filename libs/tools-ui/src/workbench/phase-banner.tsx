import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { listOf } from '../options/option-values.ts';
import { useToolServices } from '../tool-services.tsx';
import { Attribution } from './attribution.tsx';
import { outcomeUnknownCode, type Failure } from '../jobs/failure.ts';
import type { JobPhase } from '../jobs/job-phase.ts';
import { fileGoneCode } from '../photo/file-gone.ts';
import { adviceFor } from './failure-advice.ts';
import { PlaceCredits } from '../places/place-credits.tsx';
import { MadeBy } from './made-by.tsx';
import { NearWords, UnknownWords } from './near-words.tsx';
import styles from '../styles/panel.module.css';
import { PickButton } from '../picture-sources/pick-button.tsx';
import { useEnlargeFirst } from './use-enlarge-first.ts';
import { useAdviceText } from './use-failure-text.ts';
import { ResultBanner, type NoiseOption } from './result-banner.tsx';
import { ShortBanner } from './short-banner.tsx';
import type { Outcome } from './use-outcome.ts';
import type { WorkbenchState } from './use-workbench.ts';

type PhaseBannerProps = { bench: WorkbenchState; refine: Outcome['refine'] };

/** The error or warnings of the current phase, with the next step. */
export function PhaseBanner({ bench, refine }: PhaseBannerProps) {
  const { phase, photo } = bench;
  const enlarge = useEnlargeFirst(photo);
  if (phase.name !== 'succeeded') return <EndBanner bench={bench} end={phase} refine={refine} />;
  return (
    <>
      {bench.blockingError && <EndBanner bench={bench} end={bench.blockingError} refine={null} />}
      <ResultBanner
        job={phase.job}
        isPreview={bench.isPreview}
        refine={refine}
        noise={noiseOf(bench)}
        enlarge={photo && enlarge}
      />
      <NearWords bench={bench} examples={false} />
      <div className={styles['from']}>
        <Attribution job={phase.job} />
        <PlaceCredits job={phase.job} />
        {!bench.isPreview && <MadeBy job={phase.job} />}
      </div>
    </>
  );
}

/** The enlarger's noise option; null for tools without it. */
const noiseOf = ({ values, setValue }: WorkbenchState): NoiseOption | null =>
  'noise' in values
    ? { value: String(values['noise']), choose: (value) => setValue('noise', value) }
    : null;

type EndBannerProps = PhaseBannerProps & { end: JobPhase };

/** The notice of a run that ended without a result. */
function EndBanner({ bench, end, refine }: EndBannerProps) {
  const t = useT('workbench');
  const { Banner } = useKit();
  switch (end.name) {
    case 'failed':
      return (
        <div className={styles['told']} data-told>
          {!bench.answered && <FailureBanner bench={bench} failure={end} refine={refine} />}
          {end.code === 'PromptUnclear' && <NearWords bench={bench} examples />}
        </div>
      );
    case 'short':
      return (
        <div data-told>
          <ShortBanner {...end} />
        </div>
      );
    case 'canceled':
      return <Banner tone="info" title={t('workbench:status.canceled')} />;
    case 'unsure':
    case 'stopping':
      return (
        <div data-told>
          <Banner tone="caution" title={t('workbench:unsure.title')}>
            {t(`workbench:unsure.${end.name === 'unsure' ? 'text' : 'stopping'}`)}
          </Banner>
        </div>
      );
    default:
      return null;
  }
}

type FailureBannerProps = PhaseBannerProps & { failure: Failure };

function FailureBanner({ bench, failure, refine }: FailureBannerProps) {
  const t = useT('workbench');
  const { requestSignIn } = useToolServices();
  const { Banner } = useKit();
  const advice = useAdviceText(bench.tool.id);
  const { code, field, reason, said } = failure;
  const { action } = adviceFor(code, bench.tool.id, field, reason);
  const steps = { retry: bench.run, otherPhoto: bench.startOver, signIn: requestSignIn };
  if (refine) {
    // If no subject was found, the user can mark it.
    return (
      <Banner
        tone="bad"
        title={t('workbench:failure.title')}
        action={{
          label: t('workbench:refine.tapSubject'),
          onClick: () => void refine.open('keep', 'tap'),
        }}
        otherAction={{ label: t('workbench:refine.mark'), onClick: () => void refine.open('keep') }}
      >
        {t('workbench:failure.next.marks')}
      </Banner>
    );
  }
  if (code === fileGoneCode && field === undefined && !bench.blockingError) {
    return (
      <Banner tone="bad" title={t('workbench:failure.title')}>
        {advice(failure)}
        <PickButton label={t('workbench:drop.pick')} onFile={(file) => void bench.pick(file)} />
      </Banner>
    );
  }
  // A retry needs the photo.
  const wished = action === 'retry' && !bench.canRun ? 'otherPhoto' : action;
  // Starting over would discard the result that is still shown.
  const step = wished === 'otherPhoto' && bench.blockingError ? 'none' : wished;
  const offer = step !== 'none' && {
    action: { label: t(`workbench:failure.${step}`), onClick: () => void steps[step]() },
  };
  const title = code === outcomeUnknownCode ? 'unknownTitle' : 'title';
  return (
    <Banner tone="bad" title={t(`workbench:failure.${title}`)} {...offer}>
      {!isToldThere(bench) && (code === 'Conflict' && said ? said : advice(failure))}
      {code === 'PromptUnclear' && <UnknownWords job={bench.job} />}
    </Banner>
  );
}

/**
 * Whether the faulty picture's own field shows the reason; with several pictures it is unknown
 * which one it is.
 */
const isToldThere = ({ wrong, wrongPicture, values }: WorkbenchState): boolean =>
  wrong !== undefined && wrongPicture !== undefined && listOf(values[wrong]).length <= 1;
