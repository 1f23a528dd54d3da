import { freeCredits, imageLimits } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { PageMeta } from '../../config/page-meta.tsx';
import { ChoosePhoto } from './choose-photo.tsx';
import { HeroSample } from './hero-sample.tsx';
import styles from './home.module.css';
import { Facts, Faq, How } from './home-sections.tsx';
import { OtherTools } from './other-tools.tsx';
import { useDroppedPhoto, useTakePhoto } from './use-dropped-photo.ts';

export function HomePage() {
  const t = useT('home');
  const take = useTakePhoto();
  const hovering = useDroppedPhoto(take);
  return (
    <div className={styles['page']}>
      <PageMeta title={t('meta.home.title')} description={t('meta.home.description')} />
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <h1>{t('home:title')}</h1>
          <p className={styles['lead']}>{t('home:lead')}</p>
          <div className={styles['action']}>
            <ChoosePhoto onChoose={take} />
            <p className={styles['hint']}>{t('home:dropHere')}</p>
          </div>
          <p className={styles['small']}>
            {t('home:start', { credits: freeCredits })}
            <br />
            {t('home:formats', { megabytes: imageLimits.maxBytes / 1_000_000 })}
          </p>
        </div>
        <HeroSample />
      </section>
      <How />
      <OtherTools />
      <Facts />
      <Faq />
      <section className={styles['closing']}>
        <h2>{t('home:closing.title')}</h2>
        <ChoosePhoto onChoose={take} />
      </section>
      {hovering && <div className={styles['drop']}>{t('home:dropNow')}</div>}
    </div>
  );
}
