import type { HelpTopic } from '../help.ts';

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'start',
    title: 'Erste Schritte',
    questions: [
      {
        id: 'account',
        question: 'Brauche ich ein Konto?',
        answer:
          'Für Arbeit auf unseren Servern ja: Eine E-Mail-Adresse oder ein Google-Konto genügt. „Größe ändern“ und der Maleditor laufen im Browser und brauchen keines.',
      },
      {
        id: 'free-credits',
        question: 'Was ist gratis?',
        answer:
          'Ein neues Konto bekommt {{freeCredits}} Credits, einmal je Postfach, ohne Karte. Kleine Vorschauen sind in fast jedem Werkzeug gratis, „Größe ändern“ und der Maleditor ganz.',
      },
      {
        id: 'photos',
        question: 'Welche Bilder kann ich verwenden?',
        answer:
          'PNG, JPEG, WebP, AVIF und GIF (dessen erstes Bild), bis {{megabytes}} MB und {{megapixels}} Megapixel; HEIC, wo es sich lesen lässt. „Größe ändern“ nimmt bis zu {{resizeMegapixels}} Megapixel.',
      },
      {
        id: 'preview',
        question: 'Sehe ich ein Ergebnis, bevor ich zahle?',
        answer:
          'Ja, in fast jedem Werkzeug. Eine Vorschau zeigt dieselbe Arbeit mit bis zu {{preview}} Megapixeln und kostet nichts. Manche Werkzeuge sehen von selbst erst nach und sagen dir, wenn aus deinem Bild wenig werden dürfte.',
      },
      {
        id: 'many',
        question: 'Ich habe Hunderte von Fotos. Was dann?',
        answer:
          '„Viele Fotos“ wendet ein Werkzeug mit denselben Einstellungen auf bis zu {{batch}} an. Du siehst den Stand von jedem, wiederholst nur, was fehlschlug, und nimmst alle Ergebnisse als ein ZIP mit.',
      },
    ],
  },
  {
    id: 'results',
    title: 'Bilder und Ergebnisse',
    questions: [
      {
        id: 'size',
        question: 'Ist das Ergebnis kleiner als mein Foto?',
        answer:
          'Ein bezahlter Freisteller hat jedes Pixel deines Fotos. Werkzeuge, die neue Bilder machen, nennen deren Größe auf ihrer Seite. Klein sind nur Vorschauen.',
      },
      {
        id: 'mend',
        question: 'Die Kante stimmt nicht. Was kann ich tun?',
        answer:
          'Öffne „Freisteller verfeinern“ und streiche über das, was bleiben oder weg soll; oft genügt ein grober Strich. Das läuft im Browser, so oft du willst, und was du siehst, bekommst du.',
      },
      {
        id: 'again',
        question: 'Kann ich ein Ergebnis noch einmal herunterladen?',
        answer:
          'Ja, unter „Meine Bilder“, {{results}} Tage lang und ohne erneut zu zahlen. Danach wird es gelöscht; behalte also eine eigene Kopie.',
      },
      {
        id: 'next',
        question: 'Kann ich mit einem Ergebnis in einem anderen Werkzeug weitermachen?',
        answer:
          'Ja. Unter einem Ergebnis stehen die Werkzeuge, in die es als Nächstes kann: erst freistellen, dann in ein Zimmer setzen, dann vergrößern.',
      },
      {
        id: 'selling',
        question: 'Darf ich Ergebnisse gewerblich nutzen?',
        answer:
          'Ja. Ergebnisse gehören dir, auch für den Verkauf, soweit das Gesetz und die Rechte anderer es zulassen. An den Bildern, die du hineingibst, brauchst du die Rechte.',
      },
      {
        id: 'consent',
        question: 'Darf ich Bilder anderer Menschen verwenden?',
        answer:
          'Nur mit deren Zustimmung, vor allem beim Gesichtertausch und bei der Anprobe. Bilder, die täuschen, belästigen oder entkleiden sollen, sind verboten, ebenso alles, was Minderjährige sexualisiert.',
      },
    ],
  },
  {
    id: 'money',
    title: 'Credits und Bezahlung',
    questions: [
      {
        id: 'price',
        question: 'Was kostet ein Bild?',
        answer:
          'Jedes Werkzeug hat seinen Preis in Credits, und der Knopf nennt ihn, bevor du drückst. Alle Preise stehen auf der Seite der Werkzeuge; was Credits kosten, steht auf der Preisseite.',
      },
      {
        id: 'failed',
        question: 'Ein Auftrag ist fehlgeschlagen. Muss ich zahlen?',
        answer:
          'Nein. Credits werden beim Start vorgemerkt und erst beim Erfolg abgebucht. Was fehlschlägt oder abgebrochen wird, gibt sie von selbst zurück.',
      },
      {
        id: 'disliked',
        question:
          'Ein Ergebnis ist in Ordnung, gefällt mir aber nicht. Bekomme ich die Credits zurück?',
        answer:
          'Nein, die Arbeit ist getan. Dafür gibt es die Gratis-Vorschauen. Ist ein Ergebnis offensichtlich kaputt, schreib uns mit Zeit und Werkzeug.',
      },
      {
        id: 'rollover',
        question: 'Verfallen Credits?',
        answer:
          'Die eines Tarifs sammeln sich bis zum Wert von {{rollover}} Monaten an und bleiben {{afterPlan}} Tage nach dessen Ende. Pakete gelten {{packYears}} Jahre. Gratis-Credits verfallen nicht.',
      },
      {
        id: 'cancel',
        question: 'Wie kündige oder wechsle ich meinen Tarif?',
        answer:
          'In deinem Konto unter „Plan“. Ein gekündigter Tarif läuft bis zum Ende der bezahlten Zeit; ein kleinerer beginnt mit dem nächsten Zeitraum.',
      },
      {
        id: 'invoices',
        question: 'Wo sind meine Rechnungen?',
        answer: 'In deinem Konto unter „Rechnungen“, jede mit ihrem Beleg.',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Datenschutz',
    questions: [
      {
        id: 'kept',
        question: 'Wie lange behaltet ihr meine Bilder?',
        answer:
          'Was du hochlädst {{inputs}} Tage, Ergebnisse {{results}} Tage. Löschst du einen Auftrag, sind seine Dateien sofort weg.',
      },
      {
        id: 'training',
        question: 'Trainiert ihr Modelle mit meinen Bildern?',
        answer:
          'Nein. Sie dienen dem Auftrag, den du gibst, und sonst nichts, und niemand sonst kann sie öffnen.',
      },
      {
        id: 'location',
        question: 'Steckt mein Standort in der Datei?',
        answer:
          'Nein. Kameradaten und GPS werden aus dem Upload entfernt, bevor die Arbeit beginnt, und ein Ergebnis enthält keine.',
      },
      {
        id: 'export',
        question: 'Wie bekomme oder lösche ich, was ihr über mich wisst?',
        answer:
          'In deinem Konto unter „Profil“: Ein Knopf gibt dir alles als ZIP, ein anderer löscht das Konto samt allen Bildern.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Konto und Anmeldung',
    questions: [
      {
        id: 'no-mail',
        question: 'Der Anmeldelink kommt nicht an.',
        answer:
          'Meist dauert es Sekunden. Sieh im Spam nach und prüfe die Adresse auf Tippfehler. Ein Link gilt einmal und {{linkMinutes}} Minuten lang; danach fordere einen neuen an.',
      },
      {
        id: 'password',
        question: 'Kann ich ein Passwort haben?',
        answer: 'Ja, in deinem Konto unter „Sicherheit“. Links und Google gehen daneben weiter.',
      },
      {
        id: 'devices',
        question: 'Wo bin ich überall angemeldet?',
        answer:
          '„Sicherheit“ nennt jedes Gerät. Du kannst eines davon abmelden oder alle auf einmal.',
      },
    ],
  },
  {
    id: 'shops',
    title: 'Für Shops',
    questions: [
      {
        id: 'store-app',
        question: 'Gibt es eine App für meinen Shop?',
        answer:
          'Ja, für Shopify. Sie arbeitet in deinem Adminbereich, mit einem Produkt oder Hunderten, und veröffentlicht direkt zum Produkt. Die Seite für Shops sagt, was sie tut, was sie kostet und wie du sie installierst.',
      },
      {
        id: 'undo',
        question: 'Ich habe das falsche Bild veröffentlicht.',
        answer:
          'Öffne das Produkt in der App: Dort steht alles Veröffentlichte mit „Rückgängig“, {{undoDays}} Tage lang und für deine neuesten {{maxOriginals}} Bilder.',
      },
      {
        id: 'join',
        question: 'Können Shop und Konto dieselben Credits nutzen?',
        answer: 'Ja. Verbinde beide in der App unter „Hilfe“.',
      },
    ],
  },
  {
    id: 'developers',
    title: 'Für Entwickler',
    questions: [
      {
        id: 'api',
        question: 'Gibt es eine API?',
        answer:
          'Ja, dieselbe, die auch die Website nutzt, mit demselben Konto, denselben Credits und Preisen. Die Seite für Entwickler hat ein ganzes Beispiel und nennt jeden Aufruf.',
      },
      {
        id: 'limits',
        question: 'Wie viele Anfragen darf ich stellen?',
        answer:
          'Sie sind je Minute begrenzt. Darüber antwortet die API mit 429 und sagt in Retry-After, wann es weitergeht.',
      },
    ],
  },
];
