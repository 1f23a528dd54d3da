import { batchRules, imageLimits } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useRef } from 'react';
import { ByPointer } from '../pointer/by-pointer.tsx';
import { useToolServices } from '../tool-services.tsx';
import { usePassedFocus } from '../workbench/use-passed-focus.ts';
import styles from './batch.module.css';
import type { GivenPhotos } from './batch-addition.ts';
import { BatchList } from './batch-list.tsx';
import { batchRows, rowOfGiven } from './batch-rows.ts';
import { PickPhotos } from './pick-photos.tsx';
import type { BatchStart as Start } from './use-batch-start.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

type GivenProps = { toolId: string; given: GivenPhotos };

/** Pictures that somebody else hands in and takes back, such as those of a store. */
export function GivenList({ toolId, given: { items, head, onRemove, onClear } }: GivenProps) {
  const t = useT('batch');
  const { Button } = useKit();
  return (
    <div className={styles['photos']}>
      {head}
      {items.length > 0 && (
        <>
          <div className={styles['bar']}>
            <strong>{t('batch:photos', { count: items.length })}</strong>
            <Button variant="plain" onClick={onClear}>
              {t('batch:clear')}
            </Button>
          </div>
          <BatchList rows={items.map(rowOfGiven)} toolId={toolId} onRemove={onRemove} />
        </>
      )}
    </div>
  );
}

/** Photos chosen from this device, or the room where they are dropped. */
export function ChosenPhotos({ toolId, start }: { toolId: string; start: Start }) {
  const t = useT('batch');
  const hovering = useDroppedFiles(start.add);
  const { Banner, Button } = useKit();
  const { photos, left, refused, animated } = start;
  const root = usePassedFocus<HTMLDivElement>();
  const more = useRef<HTMLSpanElement>(null);
  const removeRefused = () => {
    more.current?.querySelector('button')?.focus();
    start.removeRefused();
  };
  const megabytes = imageLimits.maxBytes / 1_000_000;
  if (photos.length === 0) {
    return (
      <div ref={root} className={styles['drop']} data-hovering={hovering || undefined}>
        <SkippedBanner skipped={start.skipped} empty />
        <strong className={styles['dropTitle']}>
          {hovering ? (
            t('batch:drop.over')
          ) : (
            <ByPointer mouse={t('batch:drop.title')} touch={t('batch:drop.titleTouch')} />
          )}
        </strong>
        <span className={styles['quiet']}>{t('batch:drop.hint', { megabytes })}</span>
        <FirstStep start={start} />
      </div>
    );
  }
  return (
    <div ref={root} className={styles['photos']} data-hovering={hovering || undefined}>
      <SkippedBanner skipped={start.skipped} />
      {left > 0 && (
        <Banner
          tone="caution"
          title={t('batch:left', { count: left, limit: batchRules.maxItems })}
        />
      )}
      {refused > 0 && (
        <Banner
          tone="caution"
          title={t('batch:refused', { count: refused })}
          action={{ label: t('batch:removeRefused'), onClick: removeRefused }}
        />
      )}
      {animated > 0 && <Banner tone="caution" title={t('batch:animated', { count: animated })} />}
      <div className={styles['bar']}>
        <strong>{t('batch:photos', { count: photos.length })}</strong>
        <span className={styles['barActions']}>
          <Button variant="plain" onClick={start.clear}>
            {t('batch:clear')}
          </Button>
          <span ref={more}>
            <PickPhotos label={t('batch:drop.more')} onFiles={start.add} />
          </span>
        </span>
      </div>
      <BatchList rows={batchRows([], photos)} toolId={toolId} onRemove={start.remove} />
    </div>
  );
}

type SkippedProps = { skipped: number | null; empty?: boolean };

/** What a folder held besides pictures, or that it held none. */
function SkippedBanner({ skipped, empty = false }: SkippedProps) {
  const t = useT('batch', 'workbench');
  const { Banner } = useKit();
  if (skipped === null) return null;
  const none = empty || skipped === 0;
  const title = none ? t('workbench:problems.folder') : t('batch:skipped', { count: skipped });
  return <Banner tone="caution" title={title} />;
}

/** Signing in may leave the page, and files chosen before would be lost with it: so it comes first. */
function FirstStep({ start }: { start: Start }) {
  const t = useT('batch');
  const { Button } = useKit();
  const { signedIn, requestSignIn } = useToolServices();
  if (signedIn) return <PickPhotos primary label={t('batch:drop.pick')} onFiles={start.add} />;
  return (
    <Button variant="primary" size="large" onClick={requestSignIn}>
      {t('batch:signIn')}
    </Button>
  );
}
