import { useT } from '@tintory/i18n';
import styles from '../styles/panel.module.css';
import type { WorkbenchState } from './use-workbench.ts';

type Bench = Pick<WorkbenchState, 'photo' | 'values' | 'preflightIssue'>;

/** The size of an enlarger's result, shown before it is paid. */
export function EnlargedSize({ bench: { photo, values, preflightIssue } }: { bench: Bench }) {
  const t = useT('workbench');
  const size = photo?.size;
  const factor = Number(values['factor']);
  // An impossible size has its own notice.
  if (!size || !factor || preflightIssue) return null;
  const { width, height } = size;
  const [largeWidth, largeHeight] = [width * factor, height * factor];
  return (
    <p className={styles['becomes']}>
      {/* One row of numbers in every script. */}
      <bdi dir="ltr">{`${width} × ${height} → ${largeWidth} × ${largeHeight}`}</bdi>{' '}
      {t('workbench:run.pixels')}
    </p>
  );
}
