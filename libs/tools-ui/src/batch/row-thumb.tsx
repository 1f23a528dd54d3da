import { useT } from '@tintory/i18n';
import { IconPhotoOff } from '@tabler/icons-react';
import styles from './batch-list.module.css';
import type { BatchRow } from './batch-rows.ts';
import { useThumbnail } from './use-thumbnail.ts';

type RowThumbProps = { row: BatchRow; onLook: (() => void) | null };

/** The result once there is one, else the photo. */
export function RowThumb({ row, onLook }: RowThumbProps) {
  const t = useT('batch');
  const canvas = useThumbnail(row.file);
  const output = row.item?.outputs[0];
  const url = output?.thumbnail_url ?? output?.url ?? row.photoUrl;
  const photo =
    row.file && row.state !== 'refused' ? (
      <canvas ref={canvas} aria-hidden="true" />
    ) : (
      <NoPicture />
    );
  const picture = url ? (
    <img src={url} alt="" loading="lazy" decoding="async" width={56} height={56} />
  ) : (
    photo
  );
  if (!onLook) return <span className={styles['thumb']}>{picture}</span>;
  return (
    <button
      type="button"
      className={styles['thumb']}
      aria-label={t('batch:item.look', { name: row.name })}
      onClick={onLook}
    >
      {picture}
    </button>
  );
}

/** A square with nothing in it would look as if something were still to come. */
const NoPicture = () => (
  <span className={styles['noPicture']}>
    <IconPhotoOff size={22} stroke={1.75} aria-hidden="true" />
  </span>
);
