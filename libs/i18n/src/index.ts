import './typed-keys.ts';

export {
  defaultLanguage,
  directionOf,
  languages,
  loadHelp,
  loadStories,
  type HelpTopic,
  matchLanguage,
  type Language,
  type Question,
  type SharedStory,
  type StoryId,
  type ToolStory,
} from '@tintory/locales';
export { Trans } from 'react-i18next';
export { detectLanguage, storeLanguage } from './detect-language.ts';
export { createFormats } from './formats.ts';
export { useFormats, useLanguage, useT, type Translate } from './hooks.ts';
export { changeLanguage, currentLanguage, startI18n } from './start-i18n.ts';
