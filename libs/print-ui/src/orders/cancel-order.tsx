import type { PrintOrder } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { useCancelOrder } from './use-order.ts';

/** Asks once more before an order is canceled. */
export function CancelOrder({ order: { id, status } }: { order: PrintOrder }) {
  const t = useT('printOrders');
  const { Button, Modal } = useKit();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { mutate, isPending } = useCancelOrder(id, close);
  const text = status === 'awaiting_payment' ? 'cancelUnpaidText' : 'cancelText';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('printOrders:order.cancel')}</Button>
      <Modal
        open={isOpen}
        onClose={close}
        title={t('printOrders:order.cancelTitle')}
        closeLabel={t('close')}
        size="small"
        footer={
          <>
            <Button onClick={close}>{t('printOrders:order.keep')}</Button>
            <Button variant="danger" loading={isPending} onClick={() => mutate()}>
              {t('printOrders:order.cancelNow')}
            </Button>
          </>
        }
      >
        <p>{t(`printOrders:order.${text}`)}</p>
      </Modal>
    </>
  );
}
