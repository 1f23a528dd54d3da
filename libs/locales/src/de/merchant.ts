import type { merchant as English } from '../en/merchant.ts';
import type { TextsOf } from '../texts.ts';
import { merchantWork } from './merchant-work.ts';

export const merchant: TextsOf<typeof English> = {
  nav: {
    home: 'Start',
    products: 'Produkte',
    tools: 'Werkzeuge',
    print: 'Drucken',
    history: 'Ergebnisse',
    plans: 'Tarife',
    help: 'Hilfe',
  },
  connect: {
    absentTitle: 'Öffne diese App in der Verwaltung deines Shops',
    absentText:
      'Sie läuft in der Verwaltung, die dich auch anmeldet. Wähle sie dort in der Liste deiner Apps.',
    refusedTitle: 'Dein Shop konnte nicht angemeldet werden',
    refusedText:
      'Öffne die App noch einmal in der Verwaltung deines Shops. Bleibt es dabei, installiere sie neu.',
    offlineTitle: 'Keine Verbindung',
    offlineText: 'Nichts ist verloren. Prüfe deine Verbindung und versuche es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  home: {
    title: 'Start',
    lead: 'Bessere Produktbilder, ohne deinen Shop zu verlassen.',
    next: 'Was als Nächstes kommt',
    done: 'Erledigt',
    steps: {
      choose: {
        title: 'Wähle Produkte',
        text: 'Such Produktbilder aus und wende ein Werkzeug auf eines oder auf Hunderte an.',
        action: 'Produkte wählen',
      },
      publish: {
        title: 'Veröffentliche im Shop',
        text: 'Alt und Neu vergleichen, den Alternativtext behalten, veröffentlichen. {{undoDays}} Tage lang kannst du das zurücknehmen, bei deinen neuesten {{maxOriginals}} Bildern.',
        action: 'Ergebnisse öffnen',
      },
      plan: {
        title: 'Wähle einen Tarif',
        text: 'Jeden Monat Credits für so viele Bilder, wie dein Shop braucht.',
        action: 'Tarife ansehen',
      },
      explore: {
        action: 'Alle Werkzeuge',
      },
    },
    recent: 'Neueste Ergebnisse',
    allResults: 'Alle Ergebnisse',
    open: 'Ergebnis von {{tool}} öffnen, {{date}}',
    recentEmpty: 'Hier erscheinen deine neuesten Ergebnisse.',
    recentFailed: 'Deine Ergebnisse wurden nicht geladen.',
  },
  plan: {
    title: 'Tarif und Verbrauch',
    none: 'Noch kein Tarif',
    monthly_one: '{{amount}} Credit im Monat',
    monthly_other: '{{amount}} Credits im Monat',
    credits: 'Credits',
    left_one: 'noch {{amount}}',
    left_other: 'noch {{amount}}',
    renews: 'Neue Credits am {{date}}',
    ends: 'Dein Tarif endet am {{date}}',
    pastDue:
      'Die letzte Rechnung deines Shops ist nicht bezahlt. Bezahle sie in der Verwaltung, dann gibt es neue Credits.',
    usage: 'Bilder über den Tarif hinaus',
    used: '{{used}} von {{cap}}',
    fee: '{{fee}} je Bild, höchstens {{cap}} in {{days}} Tagen',
    resets: 'Beginnt neu am {{date}}',
    beyond: 'Über die Credits hinaus: {{fee}} pro Bild, {{used}} von {{cap}} verbraucht',
    capNear: 'Die Grenze ist fast erreicht.',
    capReached: 'Die Grenze für Bilder über den Tarif hinaus ist erreicht.',
    failed: 'Dein Tarif wurde nicht geladen.',
    choose: 'Tarif wählen',
    change: 'Tarif wechseln',
  },
  tools: {
    title: 'Werkzeuge',
    lead: 'Wähle, was mit einem Produktfoto geschehen soll.',
    cost_zero: 'Kostenlos',
    cost_one: '{{count}} Credit je Bild',
    cost_other: '{{count}} Credits je Bild',
    each: 'Der Preis des Werkzeugs je Bild',
    free: 'Kostenlos, in deinem Browser',
  },
  history: {
    unknownProduct: 'Nur ein Produkt',
    anyProduct: 'Wieder alle Produkte zeigen',
    oneProduct: 'Produkt: {{title}}',
    allProducts: 'Alle Produkte',
  },
  ...merchantWork,
  notFound: {
    title: 'Hier ist keine Seite',
    text: 'Die Adresse hat sich vielleicht geändert.',
    action: 'Zum Start',
  },
  help: {
    title: 'Hilfe',
    lead: 'Kurze Antworten auf das, was zuerst gefragt wird.',
    start: {
      title: 'Wie fange ich an?',
      text: 'Wähle unter „Produkte“ aus und wende ein Werkzeug auf ihre Bilder an, auf eines oder auf Hunderte. Vergleiche Alt und Neu und veröffentliche dann: Das Bild ist in deinem Shop.',
    },
    undo: {
      title: 'Wie bekomme ich ein altes Bild zurück?',
      text: 'Öffne das Produkt: Unter seinen Bildern steht alles, was du veröffentlicht hast, jedes mit „Rückgängig“. Ein Stapel nimmt alle seine Bilder auf einmal zurück. Was du ersetzt hast, bewahren wir {{undoDays}} Tage auf, die neuesten {{maxOriginals}} Bilder deines Shops; danach lässt es sich nicht mehr zurückholen.',
    },
    credits: {
      title: 'Was kosten Credits, und wann?',
      text: 'Der Preis steht auf der Schaltfläche, bevor du sie drückst. Berechnet wird nur ein fertiges Bild; was misslingt oder angehalten wird, kostet nichts.',
    },
    cap: {
      title: 'Was geschieht, wenn die Credits verbraucht sind?',
      text: 'Mit einem Tarif kostet jedes weitere Bild die kleine Gebühr des Tarifs, bis zu seiner Grenze in {{days}} Tagen. Darüber hinaus wird nichts berechnet, und du kannst sie jederzeit anheben.',
    },
    kept: {
      title: 'Wie lange bleiben Bilder?',
      text: 'Deine Fotos {{inputs}} Tage, Ergebnisse {{results}} Tage. Löschst du ein Ergebnis, sind seine Dateien sofort gelöscht.',
    },
    leave: {
      title: 'Was geschieht, wenn ich die App deinstalliere?',
      text: 'Dein Tarif endet, und deine Bilder werden hier gelöscht. Was du in deinen Shop übernommen hast, bleibt dort.',
    },
    contact: {
      write: 'Nachricht schreiben',
      title: 'Schreib uns',
      text: 'Keine Antwort dabei? Schreib uns: Jede Mail liest ein Mensch.',
      subject: 'Frage von {{shop}}',
      copy: 'Kopieren',
      copyThis: 'Die Adresse {{address}} kopieren',
      copied: 'Die Adresse ist kopiert',
      notCopied: 'Das Kopieren hat nicht geklappt. Die Adresse ist {{address}}',
    },
    more: 'Erst einmal umsehen?',
    moreText:
      'Sieh dir die Beispiele auf der Seite jedes Werkzeugs an: Du kannst sie ohne eigenes Foto ausprobieren.',
  },
};
