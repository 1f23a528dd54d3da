import { useT } from '@tintory/i18n';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './batch-list.module.css';
import type { BatchRow } from './batch-rows.ts';
import { useThumbnail } from './use-thumbnail.ts';

type RowThumbProps = {
  row: BatchRow;
  /** Its result is cut out: shown whole. */
  clear: boolean;
  onLook: (() => void) | null;
};

export function RowThumb({ row, clear, onLook }: RowThumbProps) {
  const t = useT('batch');
  const picture = <Picture row={row} />;
  // What is waiting is a photo still, and fills its square.
  const whole = (clear && Boolean(row.item?.outputs.length)) || undefined;
  if (!onLook) {
    return (
      <span className={styles['thumb']} data-clear={whole}>
        {picture}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles['thumb']}
      data-clear={whole}
      aria-label={t('batch:item.look', { name: row.name })}
      onClick={onLook}
    >
      {picture}
    </button>
  );
}

/** The result once there is one, else the photo: this page's own while it has it, else the server's. */
function Picture({ row: { item, file, photoUrl, state } }: Pick<RowThumbProps, 'row'>) {
  const [unread, setUnread] = useState<ReadonlySet<Blob | string>>(new Set());
  const unlessUnread = <Source extends Blob | string>(source: Source | null | undefined) =>
    source && !unread.has(source) ? source : null;
  const miss = (source: Blob | string) => setUnread((known) => new Set([...known, source]));
  const [output] = item?.outputs ?? [];
  const result = unlessUnread(output?.thumbnail_url ?? output?.url);
  const own = unlessUnread(state === 'refused' ? null : file);
  const photo = unlessUnread(item?.thumbnail_url ?? photoUrl);
  if (result) return <Small key={result} url={result} onMiss={miss} />;
  if (own) return <OwnPhoto file={own} onMiss={miss} />;
  if (photo) return <Small key={photo} url={photo} onMiss={miss} />;
  return <NoPicture />;
}

type SmallProps = { url: string; onMiss: (url: string) => void };

const Small = ({ url, onMiss }: SmallProps) => (
  <img
    src={url}
    alt=""
    loading="lazy"
    decoding="async"
    width={56}
    height={56}
    onError={() => onMiss(url)}
  />
);

function OwnPhoto({ file, onMiss }: { file: Blob; onMiss: (file: Blob) => void }) {
  return <canvas ref={useThumbnail(file, onMiss)} aria-hidden="true" />;
}

/** An empty square would look unfinished. */
const NoPicture = () => (
  <span className={styles['noPicture']}>
    <IconPhotoOff size={22} stroke={1.75} aria-hidden="true" />
  </span>
);
