import {
  cleanedTraces,
  warningsOf,
  understoodWords,
  unknownWords,
  type Warning,
  type Job,
  type Trace,
} from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { regionOfJob } from '../compare/part.ts';
import styles from '../styles/panel.module.css';
import { ofMarks } from './of-marks.ts';
import type { Outcome } from './use-outcome.ts';
import { useToolTexts } from '../use-tool-texts.ts';

/** The current value of the noise option. */
export type NoiseOption = { value: string; choose: (value: string) => void };

/** Warnings it fixes, and the recommended value. */
const ofNoise: readonly Warning[] = ['noisy', 'blocky'];
const advisedNoise = 'auto';

type ResultBannerProps = {
  job: Job;
  /** Whether nothing was charged for it yet. */
  isPreview: boolean;
  refine: Outcome['refine'];
  /** Null if the tool has no such option. */
  noise?: NoiseOption | null;
  /** Opens the photo in the enlarger; null if it cannot. */
  enlarge?: (() => void) | null;
};

/**
 * The warnings about a result before it is paid or kept, with what helps; and the unknown words of
 * its prompt.
 */
export function ResultBanner(props: ResultBannerProps) {
  const { job, isPreview, refine, noise = null, enlarge = null } = props;
  const t = useT('workbench');
  const { Banner } = useKit();
  const words = unknownWords(job);
  const helped = noise !== null && noise.value !== 'none';
  const warnings = warningsOf(job).filter((warning) => !(helped && ofNoise.includes(warning)));
  const understood = understoodWords(job);
  const worries = warnings.length + words.length > 0;
  const isPart = regionOfJob(job) !== null;
  const cleaned = cleanedTraces(job);
  if (!worries && !isPart && !cleaned && understood.length === 0) return null;
  return (
    <div className={styles['told']} data-told={worries || undefined}>
      {isPreview && worries && <p>{t('workbench:result.notCharged')}</p>}
      {isPart && <p>{t('workbench:result.part')}</p>}
      {cleaned && <Cleaned traces={cleaned} />}
      {groupsOf(warnings, refine !== null).map(([warning, ...more]) => (
        <WarningBanner key={warning} {...{ job, warning, more, refine, noise, enlarge }} />
      ))}
      {words.length > 0 && (
        <Banner
          tone="info"
          title={t('workbench:result.unknown', { words: words.join(t('workbench:comma')) })}
        />
      )}
      {understood.length > 0 && (
        <p className={styles['understood']}>
          {t('workbench:result.understood', { words: understood.join(t('workbench:comma')) })}
        </p>
      )}
    </div>
  );
}

/** What was cleaned from the photo first. */
function Cleaned({ traces }: { traces: readonly Trace[] }) {
  const t = useT('workbench');
  const names = traces.map((trace) => t(`workbench:result.trace.${trace}`));
  return (
    <p>
      {names.length > 0
        ? t('workbench:result.cleaned', { traces: names.join(t('workbench:comma')) })
        : t('workbench:result.nothingCleaned')}
    </p>
  );
}

type Group = [warning: Warning, ...more: Warning[]];

/** Warnings that the same strokes help against share a banner, so that the advice is given once. */
function groupsOf(warnings: readonly Warning[], canMark: boolean): Group[] {
  const isMarked = (warning: Warning) => canMark && ofMarks.includes(warning);
  const [first, ...more] = warnings.filter(isMarked);
  const alone = warnings.filter((warning) => !isMarked(warning)).map((warning): Group => [warning]);
  return first ? [[first, ...more], ...alone] : alone;
}

type WarningBannerProps = {
  job: Job;
  warning: Warning;
  more: readonly Warning[];
  refine: Outcome['refine'];
  noise: NoiseOption | null;
  enlarge: (() => void) | null;
};

function WarningBanner({ job, warning, more, refine, noise, enlarge }: WarningBannerProps) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const texts = useToolTexts(job.tool_id);
  const mark = ofMarks.includes(warning) ? refine : null;
  const lessNoise = noise &&
    ofNoise.includes(warning) && {
      label: `${texts.field('noise')}: ${texts.option('noise', advisedNoise)}`,
      onClick: () => noise.choose(advisedNoise),
    };
  const says = warning === 'neighbourKept' ? 'erase' : 'keep';
  const tapping = mark && {
    action: { label: t('workbench:refine.tap'), onClick: () => void mark.open(says, 'tap') },
    otherAction: { label: t('workbench:refine.brush'), onClick: () => void mark.open(says) },
  };
  const larger = enlarge &&
    warning === 'fewPixels' && {
      action: { label: t('workbench:preflight.enlarge'), onClick: enlarge },
    };
  const actions = lessNoise ? { action: lessNoise } : larger || tapping;
  const rest = more.map((one) => t(`workbench:result.warning.${one}`));
  return (
    <Banner tone="caution" title={t(`workbench:result.warning.${warning}`)} {...actions}>
      {[...rest, t(`workbench:result.helps.${mark ? 'marks' : warning}`)].join(' ')}
    </Banner>
  );
}
