import { useT } from '@tintory/i18n';
import styles from './canvas.module.css';
import { Stage } from './stage.tsx';

type TrialViewProps = {
  picture: { url: string; width: number; height: number };
  isDrawing: boolean;
};

/** A preview of changed options for a paid picture. */
export function TrialView({ picture, isDrawing }: TrialViewProps) {
  const t = useT('workbench');
  const { url, width, height } = picture;
  return (
    <>
      <div className={styles['bar']}>
        <span className={styles['size']}>
          {t('workbench:result.previewSize', { width, height })}
        </span>
      </div>
      <Stage width={width} height={height}>
        <img
          className={styles['picture']}
          src={url}
          alt={t('workbench:result.preview')}
          data-board
        />
        <span className={styles['tag']}>
          {t(isDrawing ? 'workbench:places.changing' : 'workbench:result.preview')}
        </span>
      </Stage>
    </>
  );
}
