import type { PrintDesign } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { Dialog } from '@tintory/ui-kit';
import { useState, type ReactNode } from 'react';
import styles from './gallery.module.css';

type MockupGalleryProps = {
  design: PrintDesign;
  title: string;
  /** What the pictures are looked at for. */
  action: ReactNode;
  onClose: () => void;
};

/** The design on its product, as it will look: each view large, the others beside it. */
export function MockupGallery({ design, title, action, onClose }: MockupGalleryProps) {
  const t = useT('print');
  const [at, setAt] = useState(0);
  const { mockups } = design;
  const shown = mockups[at] ?? mockups[0];
  const nameOf = (index: number) => {
    const numbers = { number: index + 1, total: mockups.length };
    const isScene = mockups[index]?.role === 'scene';
    return isScene ? t('print:gallery.scene') : t('print:gallery.view', numbers);
  };
  return (
    <Dialog title={title} width={880} closeLabel={t('close')} onClose={onClose}>
      <div className={styles['gallery']}>
        <div className={styles['large']}>
          {shown && <img key={shown.id} src={shown.url} alt={`${title}, ${nameOf(at)}`} />}
        </div>
        <div className={styles['side']}>
          <div className={styles['thumbs']} role="group" aria-label={t('print:gallery.all')}>
            {mockups.map(({ id, url }, index) => (
              <button
                key={id}
                type="button"
                aria-label={nameOf(index)}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
              >
                <img src={url} alt="" />
              </button>
            ))}
          </div>
          <div className={styles['action']}>{action}</div>
        </div>
      </div>
    </Dialog>
  );
}
