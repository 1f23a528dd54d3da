import styles from './by-pointer.module.css';

type ByPointerProps = { mouse: string; touch?: string };

/** Text by input device: touch has no file drop and no keyboard. */
export function ByPointer({ mouse, touch }: ByPointerProps) {
  return (
    <>
      <span className={styles['mouse']}>{mouse}</span>
      {touch && <span className={styles['touch']}>{touch}</span>}
    </>
  );
}
