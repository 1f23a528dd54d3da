import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit, type ModalControls } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { storeImageQuery } from '../../store/store-images.ts';
import { PublishForm } from './publish-form.tsx';
import type { Publishable } from './publishable.ts';
import styles from './publishing.module.css';
import { usePublish } from './use-publish.ts';

type PublishProps = {
  outputs: readonly Publishable[];
  productId: string;
  /** The store picture that the result was made from; null for other photos. */
  fileId: string | null;
  /** Which of the outputs is shown at first. */
  first?: number;
  /** Called with the object id of the published output. */
  onPublished?: (objectId: string) => void;
  /** Called when the dialog is closed without publishing. */
  onLeave?: () => void;
};

declare module '@tintory/ui-kit' {
  interface ModalMap {
    publish: PublishProps;
  }
}

/** Compares the old picture with the new one, and publishes the new one. */
export function PublishModal(props: PublishProps & ModalControls) {
  const { productId, fileId, onPublished, onLeave, onClose } = props;
  const t = useT('merchant', 'workbench');
  const { Modal, Spinner } = useKit();
  const api = useApi();
  const old = useQuery({
    ...storeImageQuery(api, productId, fileId ?? ''),
    enabled: fileId !== null,
  });
  const publishing = usePublish((objectId) => {
    onPublished?.(objectId);
    onClose();
  });
  const leave = () => {
    if (!publishing.isPending) onLeave?.();
    onClose();
  };
  return (
    <Modal
      open
      onClose={leave}
      size="medium"
      title={t('merchant:publish.title')}
      closeLabel={t('close')}
    >
      {fileId !== null && old.isPending ? (
        <div className={styles['waiting']}>
          <Spinner label={t('merchant:publish.loading')} />
        </div>
      ) : (
        <PublishForm {...props} {...{ publishing, leave }} old={old.data ?? null} />
      )}
    </Modal>
  );
}
