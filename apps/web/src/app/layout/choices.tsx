import { IconCheck } from '@tabler/icons-react';
import { languages } from '@tintory/locales';
import { storeLanguage, useLanguage, useT } from '@tintory/i18n';
import { useLocation } from 'react-router-dom';
import { inLanguage } from '../../config/language-path.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '../../config/theme-choice.ts';
import styles from './header.module.css';

type ChoiceProps = { label: string; chosen: boolean; onChoose: () => void };

function Choice({ label, chosen, onChoose }: ChoiceProps) {
  return (
    <button type="button" className={styles['item']} aria-pressed={chosen} onClick={onChoose}>
      {label}
      {chosen && <IconCheck size={16} stroke={1.75} aria-hidden="true" />}
    </button>
  );
}

/** Links to the present page in each language, each of which is a separate page. */
export function LanguageChoices() {
  const { language } = useLanguage();
  const { pathname, search, hash } = useLocation();
  return languages.map(({ code, name }) => (
    <a
      key={code}
      className={styles['item']}
      href={inLanguage(code, pathname + search + hash)}
      hrefLang={code}
      lang={code}
      aria-current={code === language ? 'true' : undefined}
      onClick={() => storeLanguage(code)}
    >
      {name}
      {code === language && <IconCheck size={16} stroke={1.75} aria-hidden="true" />}
    </a>
  ));
}

const themeTexts = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const;

export function ThemeChoices({ onChosen }: { onChosen: () => void }) {
  const t = useT();
  const chosen = useThemeChoice();
  return themeChoices.map((choice) => (
    <Choice
      key={choice}
      label={t(themeTexts[choice])}
      chosen={choice === chosen}
      onChoose={() => {
        chooseTheme(choice);
        onChosen();
      }}
    />
  ));
}
