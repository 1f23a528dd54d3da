import { toolQuery } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useQuery } from '@tanstack/react-query';
import styles from './tools.module.css';

/** The tool's own sample, before and after side by side where it starts from a photo. */
export function ToolSample({ id }: { id: string }) {
  const t = useT('merchant');
  const api = useApi();
  const { data } = useQuery(toolQuery(api, id));
  const sample = data?.samples[0];
  if (!sample) return null;
  const { before_url: before, after_url: after, alt } = sample;
  return (
    <>
      {before !== after && <img className={styles['half']} src={before} alt="" loading="lazy" />}
      <img
        className={before === after ? styles['whole'] : styles['half']}
        src={after}
        alt={t('merchant:tools.sample', { alt })}
        loading="lazy"
      />
    </>
  );
}
