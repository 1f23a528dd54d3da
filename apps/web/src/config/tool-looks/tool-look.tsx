import { useT } from '@tintory/i18n';
import { CompareSlider } from '@tintory/tools-ui';
import { Link } from 'react-router-dom';
import { lookOf, lookSize } from './looks.ts';
import styles from './tool-looks.module.css';
import { useLookTexts } from './use-look-texts.ts';
import type { ToolEntry } from './use-tool-entries.ts';

/** The tool's effect: before and after with a handle, or the result with its prompt. */
export function ToolLook({ tool: { id, path, title } }: { tool: ToolEntry }) {
  const t = useT('home');
  const texts = useLookTexts();
  const { before, after } = lookOf(id);
  if (before) {
    const label = `${title}: ${texts.label}`;
    return (
      <div className={styles['look']}>
        <CompareSlider
          {...lookSize}
          beforeUrl={before}
          afterUrl={after}
          alt={t('home:exampleAlt', { tool: title })}
          texts={{ ...texts, label }}
          handleOnly
          lazy
        />
      </div>
    );
  }
  const fromWords = id === 'text_to_image' || id === 'text_to_tattoo';
  return (
    // Duplicates the title's link below, so it is hidden from keyboard and screen readers.
    <Link className={styles['look']} to={path} tabIndex={-1} aria-hidden="true">
      <img src={after} alt="" {...lookSize} loading="lazy" />
      {fromWords && (
        <span className={styles['words']}>
          {t('home:works.fromWords', { words: t(`home:works.words.${id}`) })}
        </span>
      )}
    </Link>
  );
}
