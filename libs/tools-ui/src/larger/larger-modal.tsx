import { useT } from '@tintory/i18n';
import { useKit, type ModalControls } from '@tintory/ui-kit';
import { isClear } from '../jobs/is-clear.ts';
import { LargerActions } from './larger-actions.tsx';
import { LargerBanner } from './larger-banner.tsx';
import styles from './larger.module.css';
import type { LargerSource } from '../results/larger-source.ts';
import { SizeChoice } from './size-choice.tsx';
import { useLarger } from './use-larger.ts';

declare module '@tintory/ui-kit' {
  interface ModalMap {
    larger: LargerSource;
  }
}

/** A result downloaded larger than it is: the size, its price, the progress, and the file. */
export function LargerModal({ job, output, onClose }: LargerSource & ModalControls) {
  const t = useT('workbench', 'tools');
  const { Modal } = useKit();
  const larger = useLarger({ job, output });
  const { width, height, url, thumbnail_url: smallUrl } = output;
  return (
    <Modal
      open
      size="small"
      title={t('workbench:larger.title')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={<LargerActions larger={larger} />}
    >
      <div className={styles['content']}>
        <div className={styles['subject']}>
          <span className={styles['thumb']} data-clear={isClear(job) || undefined}>
            <img src={smallUrl ?? url} alt="" />
          </span>
          <p className={styles['quiet']}>{t('workbench:larger.now', { width, height })}</p>
        </div>
        <SizeChoice larger={larger} />
        <LargerBanner larger={larger} />
      </div>
    </Modal>
  );
}
