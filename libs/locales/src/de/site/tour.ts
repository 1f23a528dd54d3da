export const tour = {
  label: 'Eine kurze Führung',
  step: '{{step}} von {{count}}',
  next: 'Weiter',
  done: 'Alles klar',
  skip: 'Führung überspringen',
  begin: {
    title: 'Mit einem Bild beginnen',
    text: 'Wähle ein Foto, oder lege es irgendwo hier ab. Nur mal schauen? Die Beispiele lassen sich gleich ausprobieren.',
  },
  words: {
    title: 'Mit Worten beginnen',
    text: 'Schreibe, was du sehen möchtest. Die Beispiele zeigen, was das Werkzeug versteht.',
  },
  price: {
    title: 'Zuerst der Preis',
    text: 'Hier stehen deine Einstellungen, und der Knopf nennt immer den Preis. Was fehlschlägt oder abgebrochen wird, kostet nichts.',
  },
  results: {
    title: 'Nichts geht verloren',
    text: 'Jedes Ergebnis bleibt {{days}} Tage unter „Meine Bilder“ und lässt sich ohne neue Kosten noch einmal laden.',
  },
};
