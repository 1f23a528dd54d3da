export const help = {
  title: 'Hilfe',
  lead: 'Antworten auf das, was oft gefragt wird, in klaren Worten.',
  metaDescription:
    'Antworten zu Bildern, Credits, Datenschutz, Konto, Shop-App und API von Tintory.',
  search: 'Antworten durchsuchen',
  topics: 'Themen',
  none: 'In keiner Antwort steht „{{words}}“.',
  found_one: '{{count}} Antwort',
  found_other: '{{count}} Antworten',
  clear: 'Alles zeigen',
  failed: 'Die Antworten sind nicht angekommen.',
  again: 'Erneut versuchen',
  write: {
    title: 'Keine Antwort dabei?',
    text: 'Schreib uns. Jede Nachricht liest ein Mensch.',
    action: 'Kontakt',
  },
  contact: {
    title: 'Schreib uns',
    lead: 'Jede Nachricht liest ein Mensch und antwortet per E-Mail.',
    metaDescription:
      'So erreichst du die Menschen hinter Tintory, und das hilft ihnen, dir zu helfen.',
    mail: 'Unsere Adresse',
    noMail: 'Der Betreiber dieser Website hat keine Adresse angegeben.',
    tell: 'Was uns hilft, dir zu helfen',
    tells: {
      account: 'Schreib von der Adresse deines Kontos, dann finden wir deine Aufträge.',
      job: 'Bei einem missratenen Ergebnis: welches Werkzeug und ungefähr wann. Die Seite des Ergebnisses hat eine eigene Adresse; kopiere sie mit.',
      picture:
        'Schick keine Bilder, die du uns nicht zeigen würdest. Deine sehen wir uns nur an, wenn du darum bittest.',
    },
    first: 'Bevor du schreibst',
    firstHelp: 'Die schnellste Antwort steht vielleicht auf der <help>Hilfeseite</help>.',
    firstStatus: 'Etwas geht nicht? Die <status>Statusseite</status> sagt, was bekannt ist.',
    firstApi: 'Du arbeitest mit der API? Die <api>Seite für Entwickler</api> nennt jeden Aufruf.',
  },
};
