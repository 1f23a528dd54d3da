export const merchants = {
  title: 'Produktbilder, ohne den Shop zu verlassen',
  lead: 'Die Tintory-App arbeitet in deinem Shopify-Adminbereich. Produkte wählen, ein Werkzeug auf ein Bild oder auf Hunderte anwenden, vergleichen, veröffentlichen. Und zurücknehmen, wenn du es dir anders überlegst.',
  metaTitle: 'Produktbilder für Shopify-Shops',
  metaDescription:
    'Eine Shopify-App, die Produktbilder freistellt, in Szene setzt und vergrößert, für ein Produkt oder Hunderte, und sie mit Rücknahme veröffentlicht. Tarife und Installation.',
  install: 'App installieren',
  seePlans: 'Tarife ansehen',
  example: 'Eine Teekanne auf schlichtem Grau, und dieselbe Teekanne im Fensterlicht',
  does: {
    title: 'Was sie in deinem Shop tut',
    choose: {
      title: 'Arbeitet mit deinem Katalog',
      text: 'Sie zeigt deine Produkte mit ihren Bildern. Suchen, auswählen und ein Werkzeug mit denselben Einstellungen auf bis zu {{batch}} Bilder zugleich anwenden.',
    },
    compare: {
      title: 'Zeigt, bevor sie veröffentlicht',
      text: 'Alt und Neu stehen nebeneinander. In deinem Shop ändert sich nichts, bis du veröffentlichst, und du entscheidest Bild für Bild.',
    },
    publish: {
      title: 'Behält Platz und Worte',
      text: 'Ein Ergebnis tritt im Produkt an die Stelle des alten Bildes und behält dessen Alternativtext, oder es kommt zu den anderen hinzu. Unterwegs kannst du einen besseren schreiben.',
    },
    undo: {
      title: 'Lässt sich zurücknehmen',
      text: '{{undoDays}} Tage lang holt ein Klick das alte Bild zurück, für deine neuesten {{maxOriginals}} Bilder. Ein Stapel nimmt alle seine Bilder auf einmal zurück.',
    },
    bill: {
      title: 'Rechnet über deinen Shop ab',
      text: 'Der Tarif steht auf deiner Shopify-Rechnung. Jedes Bild darüber hinaus kostet eine kleine Gebühr, und nie mehr als eine Grenze, die du setzt.',
    },
    leave: {
      title: 'Geht ohne Spuren',
      text: 'Mit der Deinstallation endet der Tarif, und was wir von deinem Shop haben, wird gelöscht. Was du veröffentlicht hast, bleibt in deinem Shop.',
    },
  },
  tools: { title: 'Was Shops am meisten nutzen', all: 'Alle Werkzeuge und Preise' },
  plans: {
    title: 'Tarife',
    lead: 'Danach, wie viele Bilder du im Monat machst. Jeder Tarif enthält jedes Werkzeug, in voller Größe.',
    volume: 'Bilder im Monat',
    month: 'Im Monat',
    credits: 'Credits',
    each: 'Darüber, je Bild',
    cap: 'Darüber höchstens',
    about: 'etwa {{amount}}',
    note: 'Ein Bild braucht {{credits}} Credits in den Werkzeugen für Produktbilder, in anderen weniger. Die Grenze gilt für {{days}} Tage. Wechseln und kündigen geht jederzeit; deine Credits bleiben.',
    failed: 'Die Tarife sind nicht angekommen.',
    again: 'Erneut versuchen',
    loading: 'Die Tarife werden geladen',
  },
  steps: {
    title: 'So installierst du sie',
    open: {
      title: 'Seite der App öffnen',
      text: 'Im Shopify App Store oder mit dem Knopf hier, angemeldet als jemand, der Apps installieren darf.',
    },
    agree: {
      title: 'Zugriff bestätigen',
      text: 'Sie möchte Produkte und Dateien lesen und ändern: So kommen Bilder hinein und hinaus. Bestellungen und Kundendaten sieht sie nicht.',
    },
    start: {
      title: 'Erste Produkte auswählen',
      text: 'Die App öffnet sich in deinem Adminbereich und braucht kein weiteres Konto. {{freeCredits}} Credits sind gratis, kleine Vorschauen auch; danach wählst du einen Tarif.',
    },
    missing: 'Suche in deinem Adminbereich unter „Apps“ nach „Tintory“.',
  },
  questions: {
    title: 'Was Händler fragen',
    account: {
      question: 'Ich habe ein Tintory-Konto. Brauche ich ein zweites?',
      answer:
        'Nein. Verbinde beide in der App unter „Hilfe“. Credits und Ergebnisse sind dann an beiden Orten dieselben.',
    },
    originals: {
      question: 'Was passiert mit meinen Originalbildern?',
      answer:
        'Was ein Ergebnis ersetzt, bleibt {{undoDays}} Tage erhalten und lässt sich zurückholen. Fotos, mit denen du arbeitest, werden hier nach {{inputs}} Tagen gelöscht, Ergebnisse nach {{results}} Tagen.',
    },
    rights: {
      question: 'Darf ich mit den Ergebnissen verkaufen?',
      answer:
        'Ja. Ergebnisse gehören dir, auch für den Verkauf, soweit das Gesetz und die Rechte anderer es zulassen.',
    },
    used: {
      question: 'Was, wenn die Credits des Monats verbraucht sind?',
      answer:
        'Jedes weitere Bild kostet die Gebühr deines Tarifs, bis zu seiner Grenze in {{days}} Tagen. An der Grenze hält die App an und fragt; von selbst geht sie nie darüber.',
    },
  },
};
