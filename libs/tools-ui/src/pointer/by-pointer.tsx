import styles from './by-pointer.module.css';

type ByPointerProps = { mouse: string; touch?: string };

/** Words for the input in hand: a finger drops no files, and has no keys beside it. */
export function ByPointer({ mouse, touch }: ByPointerProps) {
  return (
    <>
      <span className={styles['mouse']}>{mouse}</span>
      {touch && <span className={styles['touch']}>{touch}</span>}
    </>
  );
}
