import { isObscene } from './obscenities.ts';
import { hasFullName, killsByName } from './real-names.ts';
import { policyRules } from './read-lists.ts';
import { isIntimateScene } from './scenes.ts';
import { viewsOf, type Views } from './views.ts';
import { wordList } from './word-list.ts';

type Rule = (typeof policyRules.rules)[number];

/**
 * Whether a prompt is refused: obscene, hateful, sexual with minors, or abuse of a real person. The
 * lists and their combinations are data, see `data/policy`.
 */
export function isRefused(text: string): boolean {
  const views = viewsOf(text);
  return (
    isObscene(views.plain) ||
    policyRules.rules.some((rule) => holds(rule, views)) ||
    (isFound('sexual', views, 'spelled') && hasFullName(text)) ||
    isIntimateScene(views.plain) ||
    killsByName(text)
  );
}

const holds = ({ in: view, all, unless }: Rule, views: Views): boolean =>
  all.every((group) => group.some((name) => isFound(name, views, view))) &&
  !unless.some((name) => isFound(name, views, view));

const isFound = (name: string, views: Views, view: Rule['in']): boolean =>
  wordList(name).isIn(views[view], views.written);
