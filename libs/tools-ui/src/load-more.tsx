import { useKit } from '@tintory/ui-kit';
import styles from './load-more.module.css';

type LoadMoreProps = { label: string; loading: boolean; onLoad: () => void };

/** The button below a list of which there is more. */
export function LoadMore({ label, loading, onLoad }: LoadMoreProps) {
  const { Button } = useKit();
  return (
    <div className={styles['more']}>
      <Button loading={loading} onClick={onLoad}>
        {label}
      </Button>
    </div>
  );
}
