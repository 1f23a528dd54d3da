import type { PrintDesign } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './print.module.css';

/** The pictures that go into the store, the first one large. */
export function MockupCard({ design, title }: { design: PrintDesign; title: string }) {
  const t = useT('merchantPrint');
  const { Card } = useKit();
  const { mockups } = design;
  return (
    <Card title={t('merchantPrint:sell.pictures')}>
      <div className={styles['mockups']}>
        {mockups.map(({ id, url }, index) => (
          <img
            key={id}
            src={url}
            alt={t('merchantPrint:sell.view', {
              ...{ title, number: index + 1, total: mockups.length },
            })}
          />
        ))}
      </div>
      <p className={styles['quiet']}>{t('merchantPrint:sell.picturesNote')}</p>
    </Card>
  );
}
