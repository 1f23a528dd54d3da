export {
  defaultLanguage,
  directionOf,
  languages,
  matchLanguage,
  type Language,
} from './languages.ts';
export type { HelpTopic } from './help.ts';
export { loadHelp } from './load-help.ts';
export { loadLocale, loadTexts } from './load-locale.ts';
export { loadPromptIdeas, type PromptIdea, type PromptIdeaGroup } from './load-prompt-ideas.ts';
export { loadStories } from './load-stories.ts';
export type { English, Locale, Namespace } from './locale.ts';
export type { Question, SharedStory, StoryId, ToolStory } from './tool-story.ts';
export { firstTexts } from './first.ts';
