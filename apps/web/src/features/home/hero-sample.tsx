import { useT } from '@tintory/i18n';
import { CompareSlider } from '@tintory/tools-ui';
import { useState } from 'react';
import afterUrl from './assets/sample-after.webp';
import beforeUrl from './assets/sample-before.webp';
import styles from './home.module.css';

const backdrops = ['board', 'coral', 'sun', 'sky'] as const;
type Backdrop = (typeof backdrops)[number];

/** The product in one gesture: drag the handle, then put another ground behind the cutout. */
export function HeroSample() {
  const t = useT('home');
  const [backdrop, setBackdrop] = useState<Backdrop>('board');
  return (
    <figure className={styles['sample']}>
      <div className={styles['stage']} data-backdrop={backdrop}>
        <CompareSlider
          beforeUrl={beforeUrl}
          afterUrl={afterUrl}
          width={960}
          height={768}
          alt={t('home:sampleAlt')}
          start={46}
          texts={{
            label: t('home:compare'),
            before: t('home:before'),
            after: t('home:after'),
            valueText: (percent) => t('home:comparePart', { percent: 100 - percent }),
          }}
        />
      </div>
      <figcaption
        className={styles['backdrops']}
        role="group"
        aria-label={t('home:backdrop.label')}
      >
        {backdrops.map((name) => (
          <button
            key={name}
            type="button"
            className={styles['swatch']}
            data-backdrop={name}
            aria-label={t(`home:backdrop.${name}`)}
            aria-pressed={name === backdrop}
            onClick={() => setBackdrop(name)}
          />
        ))}
      </figcaption>
    </figure>
  );
}
