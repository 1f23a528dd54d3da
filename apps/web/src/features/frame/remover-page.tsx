import { brand } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { pickedTypes } from '@tintory/picture-files/check-image-file';
import { isBusy, ProblemBanner, useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { FrameMeta } from './frame-meta.tsx';
import styles from './frame.module.css';
import { useLentSession } from './use-lent-session.ts';
import { useRemover } from './use-remover.ts';

type Remover = ReturnType<typeof useRemover>;

/** The background remover for embedding in other sites: a photo, one step, a result to download. */
export function RemoverPage() {
  const t = useT('pageServices', 'errors');
  const remover = useRemover();
  const { photo, output, isHovering } = remover;
  return (
    <main className={styles['remover']}>
      <FrameMeta title={t('pageServices:embed.title')} />
      <header className={styles['head']}>
        <h1>{t('pageServices:embed.title')}</h1>
        <a className={styles['quiet']} href={paths.home.href()} target="_blank" rel="noopener">
          {t('pageServices:embed.by', { brand: brand.name })}
        </a>
      </header>
      <div className={styles['canvas']} data-hovering={isHovering || undefined}>
        {output && <img src={output.url} alt={t('pageServices:embed.result')} />}
        {!output && photo?.url && <img src={photo.url} alt={t('pageServices:embed.photo')} />}
        {!photo && <Choose remover={remover} primary />}
        {!photo && <span className={styles['quiet']}>{t('pageServices:embed.drop')}</span>}
      </div>
      <div aria-live="polite">
        <ProblemBanner problem={remover.problem} />
        <Trouble remover={remover} />
      </div>
      {photo && <Steps remover={remover} />}
    </main>
  );
}

function Choose({ remover, primary = false }: { remover: Remover; primary?: boolean }) {
  const t = useT('pageServices');
  const { Button } = useKit();
  const input = useRef<HTMLInputElement>(null);
  const label = t(primary ? 'pageServices:embed.choose' : 'pageServices:embed.other');
  return (
    <>
      <Button variant={primary ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pickedTypes}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) remover.choose(file);
          target.value = '';
        }}
      />
    </>
  );
}

/** The next step: sign in, run, wait or save. */
function Steps({ remover }: { remover: Remover }) {
  const t = useT('pageServices');
  const { Button, Progress } = useKit();
  const { signedIn } = useToolServices();
  const { phase, output, isPreview, cost } = remover;
  if (!signedIn) return <SignIn />;
  if (isBusy(phase)) {
    const isUp = phase.name === 'uploading';
    const label = t(isUp ? 'pageServices:embed.uploading' : 'pageServices:embed.working');
    return <Progress label={label} value={phase.progress} />;
  }
  const isWhole = output && !isPreview;
  return (
    <>
      {output && isPreview && <p className={styles['quiet']}>{t('pageServices:embed.small')}</p>}
      <div className={styles['actions']}>
        {!isWhole && (
          <Button variant="primary" onClick={remover.startFull}>
            {t('pageServices:embed.run', { count: cost })}
          </Button>
        )}
        {output ? (
          <Button
            variant={isWhole ? 'primary' : 'secondary'}
            onClick={() => void remover.download()}
          >
            {t('pageServices:embed.download')}
          </Button>
        ) : (
          <Button onClick={remover.startSmall}>{t('pageServices:embed.preview')}</Button>
        )}
        <Choose remover={remover} />
      </div>
    </>
  );
}

function SignIn() {
  const t = useT('pageServices');
  const { Button } = useKit();
  const { state, signIn } = useLentSession();
  return (
    <>
      <p className={styles['quiet']}>{t('pageServices:embed.signInText', { brand: brand.name })}</p>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={signIn}>
          {t('pageServices:embed.signIn')}
        </Button>
        <span className={styles['quiet']} role="status">
          {state !== 'idle' && t(`pageServices:embed.${state}`)}
        </span>
      </div>
    </>
  );
}

/** Why there is no result, and what to do. */
function Trouble({ remover: { phase } }: { remover: Remover }) {
  const t = useT('pageServices', 'errors');
  const { Banner } = useKit();
  if (phase.name === 'short') {
    const open = () => window.open(paths.pricing.href(), '_blank', 'noopener');
    const action = { label: t('pageServices:embed.prices'), onClick: open };
    return <Banner tone="caution" title={t('pageServices:embed.short')} action={action} />;
  }
  if (phase.name !== 'failed') return null;
  const known = phase.code === 'NoSubject' || phase.code === 'TooManyRequests';
  const title = known ? t(`errors:${phase.code as 'NoSubject'}`) : t('pageServices:embed.failed');
  return <Banner tone="bad" title={title} />;
}
