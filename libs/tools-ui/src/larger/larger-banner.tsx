import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { outcomeUnknownCode, type Failure } from '../jobs/failure.ts';
import { photoGoneCode } from '../jobs/failure.ts';
import { useToolServices } from '../tool-services.tsx';
import { adviceFor } from '../workbench/failure-advice.ts';
import { ShortBanner } from '../workbench/short-banner.tsx';
import { useAdviceText } from '../workbench/use-failure-text.ts';
import { enlarger } from './enlarge-request.ts';
import styles from './larger.module.css';
import type { Larger } from './use-larger.ts';

type BannerProps = { larger: Larger };

/** Progress, result and errors. */
export function LargerBanner({ larger }: BannerProps) {
  const t = useT('workbench');
  const { Banner } = useKit();
  return (
    <div className={styles['notice']}>
      {!larger.online && !larger.busy && (
        <Banner tone="caution" title={t('workbench:larger.offline')} />
      )}
      {larger.busy ? <Going larger={larger} /> : <Ended larger={larger} />}
    </div>
  );
}

function Going({ larger: { phase } }: BannerProps) {
  const t = useT('workbench');
  const { Progress } = useKit();
  if (!('progress' in phase)) return null;
  // The picture is stored already: nothing is on its way up.
  const name = phase.name === 'uploading' ? 'queued' : phase.name;
  const label = t(`workbench:status.${name}`);
  const unsure = name === 'unsure' || name === 'stopping';
  return (
    <>
      <p role="status">{label}</p>
      <Progress label={label} {...(phase.progress > 0 && { value: phase.progress })} />
      <p className={styles['quiet']}>{t(`workbench:${unsure ? 'unsure.text' : 'larger.leave'}`)}</p>
    </>
  );
}

function Ended({ larger }: BannerProps) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const { phase, file, fresh } = larger;
  if (file) {
    return (
      <Banner tone="good" title={t(`workbench:larger.${fresh ? 'done' : 'madeBefore'}`)}>
        {fresh && t('workbench:larger.kept')}
      </Banner>
    );
  }
  switch (phase.name) {
    case 'failed':
      return <Failed failure={phase} />;
    case 'short':
      return <ShortBanner {...phase} />;
    case 'canceled':
      return <Banner tone="info" title={t('workbench:status.canceled')} />;
    default:
      return null;
  }
}

/** Trying again is the window's own button. */
function Failed({ failure }: { failure: Failure }) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const { requestSignIn } = useToolServices();
  const { id } = enlarger.tool;
  const advice = useAdviceText(id);
  const { code, field, reason } = failure;
  const signIn = adviceFor(code, id, field, reason).action === 'signIn' && {
    action: { label: t('workbench:failure.signIn'), onClick: requestSignIn },
  };
  const title = code === outcomeUnknownCode ? 'unknownTitle' : 'title';
  return (
    <Banner tone="bad" title={t(`workbench:failure.${title}`)} {...signIn}>
      {code === photoGoneCode ? t('workbench:larger.gone') : advice(failure)}
    </Banner>
  );
}
