import { useT } from '@tintory/i18n';
import styles from './home.module.css';

const backdrops = ['board', 'coral', 'sun', 'sky'] as const;
export type Backdrop = (typeof backdrops)[number];

type BackdropsProps = { chosen: Backdrop; onChoose: (backdrop: Backdrop) => void };

/** Choice of the backdrop behind the cutout. */
export function Backdrops({ chosen, onChoose }: BackdropsProps) {
  const t = useT('home');
  return (
    <div className={styles['backdrops']} role="group" aria-label={t('home:backdrop.label')}>
      {backdrops.map((name) => (
        <button
          key={name}
          type="button"
          className={styles['swatch']}
          data-backdrop={name}
          aria-label={t(`home:backdrop.${name}`)}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        />
      ))}
    </div>
  );
}
