import { doubtsOf, understoodWords, unknownWords, type Doubt, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { regionOfJob } from '../compare/part.ts';
import styles from './panel.module.css';
import type { Outcome } from './use-outcome.ts';
import { useToolTexts } from './use-tool-texts.ts';

/** The option that takes grain and blocks out of a photo, as it is chosen now. */
export type NoiseOption = { value: string; choose: (value: string) => void };

/** What marking what stays and what goes helps against. */
export const ofMarks: readonly Doubt[] = ['subject', 'faint'];
/** What that option helps against. */
const ofNoise: readonly Doubt[] = ['noisy', 'blocky'];
/** What of it the engine found to be enough. */
const advisedNoise = ({ result }: Job) =>
  result?.['advised_noise'] === 'strong' ? 'strong' : 'light';

type ResultNoticeProps = {
  job: Job;
  /** Nothing was charged for it yet. */
  isPreview: boolean;
  refine: Outcome['refine'];
  /** Null where the tool has no such option. */
  noise?: NoiseOption | null;
};

/**
 * What deserves a second look before the result is paid or kept, and what would help; and the words
 * it was made of.
 */
export function ResultNotice({ job, isPreview, refine, noise = null }: ResultNoticeProps) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const words = unknownWords(job);
  const helped = noise !== null && noise.value !== 'none';
  const doubts = doubtsOf(job).filter((doubt) => !(helped && ofNoise.includes(doubt)));
  const understood = understoodWords(job);
  const worries = doubts.length + words.length > 0;
  const isPart = regionOfJob(job) !== null;
  if (!worries && !isPart && understood.length === 0) return null;
  return (
    <div className={styles['told']} data-told={worries || undefined}>
      {isPreview && worries && <p>{t('workbench:result.notCharged')}</p>}
      {isPart && <p>{t('workbench:result.part')}</p>}
      {groupsOf(doubts, refine !== null).map(([doubt, ...more]) => (
        <DoubtNotice key={doubt} {...{ job, doubt, more, refine, noise }} />
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

type Group = [doubt: Doubt, ...more: Doubt[]];

/** Doubts that the same strokes help against share their notice, so that the advice is given once. */
function groupsOf(doubts: readonly Doubt[], canMark: boolean): Group[] {
  const isMarked = (doubt: Doubt) => canMark && ofMarks.includes(doubt);
  const [first, ...more] = doubts.filter(isMarked);
  const alone = doubts.filter((doubt) => !isMarked(doubt)).map((doubt): Group => [doubt]);
  return first ? [[first, ...more], ...alone] : alone;
}

type DoubtNoticeProps = {
  job: Job;
  doubt: Doubt;
  more: readonly Doubt[];
  refine: Outcome['refine'];
  noise: NoiseOption | null;
};

function DoubtNotice({ job, doubt, more, refine, noise }: DoubtNoticeProps) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const texts = useToolTexts(job.tool_id);
  const advised = advisedNoise(job);
  const mark = ofMarks.includes(doubt) ? refine : null;
  const lessNoise = noise &&
    ofNoise.includes(doubt) && {
      label: `${texts.field('noise')}: ${texts.option('noise', advised)}`,
      onClick: () => noise.choose(advised),
    };
  const marking = mark && {
    label: t('workbench:refine.action'),
    onClick: () => void mark.open('keep'),
  };
  const action = lessNoise || marking;
  const rest = more.map((one) => t(`workbench:result.doubt.${one}`));
  return (
    <Banner tone="caution" title={t(`workbench:result.doubt.${doubt}`)} {...(action && { action })}>
      {[...rest, t(`workbench:result.helps.${mark ? 'marks' : doubt}`)].join(' ')}
    </Banner>
  );
}
