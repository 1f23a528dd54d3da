import { Icon } from '@shopify/polaris';
import { DeleteIcon } from '@shopify/polaris-icons';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { useDelete } from './use-delete.ts';

type DeleteResultProps = { id: string; disabled: boolean };

/** Asks once: what is deleted is gone. */
export function DeleteResult({ id, disabled }: DeleteResultProps) {
  const t = useT('history', 'merchant');
  const { Button, IconButton, Modal } = useKit();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useDelete(id);
  const close = () => setAsking(false);
  return (
    <>
      <IconButton
        label={t('history:delete')}
        icon={<Icon source={DeleteIcon} />}
        disabled={disabled}
        onClick={() => setAsking(true)}
      />
      <Modal
        open={asking}
        onClose={close}
        title={t('merchant:history.deleteTitle')}
        closeLabel={t('close')}
        size="small"
        footer={
          <>
            <Button onClick={close}>{t('merchant:history.keep')}</Button>
            <Button
              variant="danger"
              loading={isPending}
              onClick={() => mutate(undefined, { onSettled: close })}
            >
              {t('history:delete')}
            </Button>
          </>
        }
      >
        <p>{t('merchant:history.deleteText')}</p>
      </Modal>
    </>
  );
}
