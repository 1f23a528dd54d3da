import { useT } from '@tintory/i18n';
import styles from './canvas.module.css';
import { Stage } from './stage.tsx';

type TrialViewProps = {
  picture: { url: string; width: number; height: number };
  isDrawing: boolean;
};

/** What the options would make of a picture that is paid already. */
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
