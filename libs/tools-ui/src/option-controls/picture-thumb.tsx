import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconPhotoPlus } from '@tabler/icons-react';
import styles from './options-form.module.css';

type ThumbProps = { url: string | null; loading: boolean; wrong: boolean };

/** A chosen picture seen small, or its place. */
export function PictureThumb({ url, loading, wrong }: ThumbProps) {
  const t = useT('workbench');
  const { Spinner } = useKit();
  if (loading) {
    return (
      <span className={styles['thumb']} data-empty>
        <Spinner label={t('loading')} />
      </span>
    );
  }
  return (
    <span
      className={styles['thumb']}
      data-empty={url ? undefined : true}
      data-wrong={wrong || undefined}
    >
      {url ? <img src={url} alt="" /> : <IconPhotoPlus size={22} stroke={1.75} aria-hidden />}
    </span>
  );
}
