import { retentionDays, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useToolServices } from '../tool-services.tsx';
import styles from './panel.module.css';
import { adviceFor } from './failure-advice.ts';
import { useOnline } from './use-online.ts';
import type { WorkbenchState } from './use-workbench.ts';

/** Below this share of certainty a result deserves a second look. */
const unsureBelow = 0.6;

/** What went wrong or deserves a look, with the next step. */
export function PhaseNotice({ bench }: { bench: WorkbenchState }) {
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
  if (phase.name === 'failed') return <FailureNotice bench={bench} code={phase.code} />;
  if (phase.name === 'short') return <ShortNotice {...phase} />;
  if (phase.name === 'canceled')
    return <Banner tone="info" title={t('workbench:status.canceled')} />;
  return phase.name === 'succeeded' ? <ResultNotice job={phase.job} /> : null;
}

/** What deserves a second look before the result is kept. */
function ResultNotice({ job }: { job: Job }) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const { confidence, unknown, credits } = job.result ?? {};
  const unsure = typeof confidence === 'number' && confidence < unsureBelow;
  const words = Array.isArray(unknown) ? unknown.map(String) : [];
  return (
    <>
      {unsure && <Banner tone="caution" title={t('workbench:result.unsure')} />}
      {words.length > 0 && (
        <Banner tone="info" title={t('workbench:result.unknown', { words: words.join(', ') })} />
      )}
      <Attribution credits={credits} />
    </>
  );
}

function FailureNotice({ bench, code }: { bench: WorkbenchState; code: string }) {
  const t = useT('workbench');
  const { requestSignIn } = useToolServices();
  const { Banner } = useKit();
  const { text, action } = adviceFor(code, bench.tool.id);
  const steps = { retry: bench.run, otherPhoto: bench.startOver, signIn: requestSignIn };
  // Without a photo at hand there is nothing to try again with.
  const step = action === 'retry' && !bench.canRun ? 'otherPhoto' : action;
  const offer =
    step === 'none'
      ? {}
      : { action: { label: t(`workbench:failure.${step}`), onClick: () => void steps[step]() } };
  return (
    <Banner tone="bad" title={t('workbench:failure.title')} {...offer}>
      {t(`workbench:failure.next.${text}`, { days: retentionDays.results })}
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

type Credit = { title: string; author: string; licence: string; url: string };

const isCredit = (value: unknown): value is Credit =>
  typeof value === 'object' && value !== null && 'author' in value && 'licence' in value;

/** Whose drawings a result is made of, as their licence wants it told. */
function Attribution({ credits }: { credits: unknown }) {
  const t = useT('workbench');
  const named = Array.isArray(credits) ? credits.filter(isCredit) : [];
  if (named.length === 0) return null;
  return (
    <ul className={styles['credits']}>
      {named.map(({ title, author, licence, url }) => (
        <li key={title}>
          <a href={url} target="_blank" rel="noreferrer">
            {t('workbench:result.credit', { title, author, licence })}
          </a>
        </li>
      ))}
    </ul>
  );
}
