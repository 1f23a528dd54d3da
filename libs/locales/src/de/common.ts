import type { common as English } from '../en/common.ts';
import type { TextsOf } from '../texts.ts';

export const common: TextsOf<typeof English> = {
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen',
  close: 'Schließen',
  menu: 'Menü',
  tools: 'Werkzeuge',
  history: 'Meine Bilder',
  language: 'Sprache',
  theme: 'Darstellung',
  themeSystem: 'Wie auf diesem Gerät',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  account: 'Konto',
  credits_one: '{{count, number}} Credit',
  credits_other: '{{count, number}} Credits',
  creditsLeft_one: 'Noch {{count, number}} Credit',
  creditsLeft_other: 'Noch {{count, number}} Credits',
  resizeTool: 'Größe ändern',
  resizeTagline: 'Jede Größe, jedes Netzwerk, im Browser',
  batchTool: 'Viele Fotos',
  batchTagline: 'Bis zu 250 Fotos durch ein Werkzeug, als ein ZIP.',
  paintTool: 'Maleditor',
  paintTagline: 'Retuschieren und entfernen, im Browser',
  pricing: 'Preise',
  settings: 'Kontoeinstellungen',
  signingIn: 'Du wirst angemeldet …',
  redirectFailed: 'Die Anmeldung hat nicht geklappt. Bitte versuche es noch einmal.',
  colorField: {
    open: 'Farbe von Hand wählen',
    hue: 'Farbton',
    saturation: 'Sättigung und Helligkeit',
    refused: 'Das ist keine Farbe, darum bleibt {{color}}. Sie hat sechs Stellen, etwa #1f7a4d.',
  },
  creditsNotice: {
    low_one: 'Nur noch {{count}} Credit übrig.',
    low_other: 'Nur noch {{count}} Credits übrig.',
    empty: 'Deine Credits sind aufgebraucht.',
    action: 'Mehr holen',
    later: 'Jetzt nicht',
  },
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
  footerNote: 'Bilder, sorgfältig freigestellt.',
  offline: {
    title: 'Du bist offline.',
    text: 'Was du siehst, bleibt erhalten. Neues geht weiter, sobald die Verbindung steht.',
  },
  notFound: {
    title: 'Von dieser Seite ist nichts übrig',
    text: 'Hier wurde mehr als der Hintergrund entfernt, oder die Adresse enthält einen Tippfehler.',
    action: 'Zur Startseite',
  },
  crashed: {
    title: 'Diese Seite ist abgestürzt',
    text: 'Der Fehler liegt bei uns, deine Bilder sind sicher. Meist hilft es, die Seite neu zu laden.',
    action: 'Neu laden',
  },
  meta: {
    home: {
      title: 'Hintergrund aus Fotos entfernen',
      description:
        'Foto ablegen und das Motiv allein erhalten, in voller Größe, mit weichen Kanten. Gratis-Credits zum Start, ohne Karte.',
    },
    privacy: {
      title: 'Datenschutz',
      description: 'Was wir von deinen Bildern und deinem Konto speichern, wie lange und warum.',
    },
    terms: {
      title: 'Nutzungsbedingungen',
      description: 'Die Regeln für die Werkzeuge und die Credits.',
    },
    confirm: { title: 'Anmelden', description: 'Bestätige, dass du dich gerade anmeldest.' },
    history: { title: 'Meine Bilder', description: 'Deine letzten Aufträge und ihre Ergebnisse.' },
    notFound: {
      title: 'Seite nicht gefunden',
      description: 'Unter dieser Adresse gibt es keine Seite.',
    },
  },
};
