import styles from './checkout.module.css';

/** How it will look; its place stays where the picture is gone. */
export const Mockup = ({ url }: { url: string | null }) => (
  <span className={styles['mockup']}>
    {url && <img src={url} alt="" loading="lazy" decoding="async" />}
  </span>
);
