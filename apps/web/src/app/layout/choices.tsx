import { IconCheck } from '@tabler/icons-react';
import { languages, useLanguage, useT } from '@tintory/i18n';
import { chooseTheme, themeChoices, useThemeChoice } from '../theme/theme-choice.ts';
import styles from './header.module.css';

type ChoiceProps = { label: string; lang?: string; chosen: boolean; onChoose: () => void };

function Choice({ label, lang, chosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles['item']}
      lang={lang}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {label}
      {chosen && <IconCheck size={16} stroke={1.75} aria-hidden="true" />}
    </button>
  );
}

export function LanguageChoices({ onChosen }: { onChosen: () => void }) {
  const { language, changeLanguage } = useLanguage();
  return languages.map(({ code, name }) => (
    <Choice
      key={code}
      label={name}
      lang={code}
      chosen={code === language}
      onChoose={() => {
        void changeLanguage(code);
        onChosen();
      }}
    />
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
