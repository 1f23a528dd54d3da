import { useT } from '@tintory/i18n';
import { useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useState, type ReactNode } from 'react';
import { isEmpty } from '../design/layer.ts';
import styles from './designer.module.css';
import { MockupGallery } from './mockup-gallery.tsx';
import { useFailureTitle } from './use-failure-title.ts';
import type { Desk } from './use-desk.ts';

type DesignBarProps = {
  desk: Desk;
  /** What the design is made for; it stands below it and beside its pictures, which it closes. */
  action: (close: () => void) => ReactNode;
  /** Whether that is going on. */
  acting: boolean;
  /** Stands below both. */
  foot?: ReactNode;
};

/** Seeing the design on the product, and what comes of it. */
export function DesignBar({ desk, action, acting, foot }: DesignBarProps) {
  const t = useT('print');
  const titleOf = useFailureTitle();
  const { Banner, Button } = useKit();
  const { signedIn, requestSignIn } = useToolServices();
  const [open, setOpen] = useState(false);
  const { product, rendering, work } = desk;
  const empty = isEmpty(work.design);
  const close = () => setOpen(false);
  const see = async () => {
    if (!signedIn) return requestSignIn();
    if (await rendering.render()) setOpen(true);
  };
  return (
    <div className={styles['actions']}>
      {rendering.failure && <Banner tone="bad" title={titleOf(rendering.failure)} />}
      {empty && <p className={styles['note']}>{t('print:emptyNote')}</p>}
      {!empty && !signedIn && <p className={styles['note']}>{t('print:signInNote')}</p>}
      <div className={styles['actionRow']}>
        <Button
          size="large"
          fullWidth
          disabled={empty}
          loading={rendering.busy && !acting}
          onClick={() => void see()}
        >
          {t('print:see')}
        </Button>
        {action(close)}
      </div>
      {foot}
      {open && rendering.result && (
        <MockupGallery
          design={rendering.result}
          title={product.title}
          action={action(close)}
          onClose={close}
        />
      )}
    </div>
  );
}
