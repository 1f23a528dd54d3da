import styles from '../styles/panel.module.css';
import { useToolTexts } from '../use-tool-texts.ts';

/** What the tool does and does not do, before its first use. */
export function Lead({ toolId }: { toolId: string }) {
  const { tagline, description } = useToolTexts(toolId);
  return (
    <div className={styles['lead']}>
      <p className={styles['tagline']}>{tagline}</p>
      <p className={styles['description']}>{description}</p>
    </div>
  );
}
