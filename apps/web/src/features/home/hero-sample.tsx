import { findTool, type ToolId } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { CompareSlider } from '@tintory/tools-ui';
import { useState } from 'react';
import { lookOf, lookSize } from '../../config/tool-looks/looks.ts';
import { useLookTexts } from '../../config/tool-looks/use-look-texts.ts';
import afterUrl from './assets/sample-after.webp';
import beforeUrl from './assets/sample-before.webp';
import { Backdrops, type Backdrop } from './backdrops.tsx';
import { firstTool, heroTools } from './hero-tools.ts';
import styles from './home.module.css';

type HeroSampleProps = { toolId: ToolId; onToolId: (toolId: ToolId) => void };

/** The hero's demo: choose a tool, and drag the before/after handle. */
export function HeroSample({ toolId, onToolId }: HeroSampleProps) {
  const t = useT('home', 'tools');
  const [backdrop, setBackdrop] = useState<Backdrop>('board');
  const cutsOut = findTool(toolId)?.cutsOut;
  return (
    <figure className={styles['sample']}>
      <div className={styles['stage']} data-backdrop={cutsOut ? backdrop : undefined}>
        <Picture key={toolId} toolId={toolId} />
      </div>
      <figcaption className={styles['below']}>
        <Becomes toolId={toolId} onToolId={onToolId} />
        <p className={styles['price']} aria-live="polite">
          {t('home:chosen', {
            tool: t(`tools:${toolId}.title`),
            price: t('credits', { count: findTool(toolId)?.functions[0]?.credits ?? 0 }),
          })}
        </p>
        {cutsOut && <Backdrops chosen={backdrop} onChoose={setBackdrop} />}
      </figcaption>
    </figure>
  );
}

function Picture({ toolId }: { toolId: ToolId }) {
  const t = useT('home', 'tools');
  const texts = useLookTexts();
  const look = lookOf(toolId);
  // The first sample has a higher resolution, since it fills most of the first view.
  const first = toolId === firstTool && { beforeUrl, afterUrl, width: 960, height: 768 };
  return (
    <CompareSlider
      {...(first || { beforeUrl: look.before ?? '', afterUrl: look.after, ...lookSize })}
      alt={first ? t('home:sampleAlt') : t('home:exampleAlt', { tool: t(`tools:${toolId}.title`) })}
      start={46}
      texts={texts}
      first
    />
  );
}

function Becomes({ toolId, onToolId }: HeroSampleProps) {
  const t = useT('home', 'tools');
  return (
    <fieldset className={styles['becomes']}>
      <legend>{t('home:becomes')}</legend>
      {heroTools.map((id) => (
        <label key={id} className={styles['choice']}>
          <input
            type="radio"
            name="becomes"
            value={id}
            checked={id === toolId}
            onChange={() => onToolId(id)}
          />
          {t(`tools:${id}.verb`)}
        </label>
      ))}
    </fieldset>
  );
}
