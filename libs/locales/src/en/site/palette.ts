/** The window that leads anywhere by a few letters. */
export const palette = {
  title: 'Go anywhere',
  input: 'Tool, page or setting',
  tools: 'Tools',
  pages: 'Pages',
  recent: 'Latest results',
  settings: 'Settings',
  theme: 'Appearance: {{name}}',
  language: 'Language: {{name}}',
  chosen: 'Chosen',
  result: '{{tool}}, {{date}}',
  none: 'Nothing found for “{{words}}”.',
  keys: 'Arrow keys choose, Enter opens, Esc closes.',
} as const;
