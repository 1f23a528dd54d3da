export const palette = {
  title: 'Überallhin',
  input: 'Werkzeug, Seite oder Einstellung',
  tools: 'Werkzeuge',
  pages: 'Seiten',
  recent: 'Letzte Ergebnisse',
  settings: 'Einstellungen',
  theme: 'Darstellung: {{name}}',
  language: 'Sprache: {{name}}',
  chosen: 'Gewählt',
  result: '{{tool}}, {{date}}',
  none: 'Nichts gefunden zu „{{words}}“.',
  keys: 'Pfeiltasten wählen, Enter öffnet, Esc schließt.',
};
