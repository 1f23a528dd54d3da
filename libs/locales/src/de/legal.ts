import type { legal as English } from '../en/legal.ts';
import type { TextsOf } from '../texts.ts';

export const legal: TextsOf<typeof English> = {
  privacy: {
    title: 'Datenschutz',
    intro:
      'Deine Bilder gehören dir. Hier steht, was wir von ihnen und von dir speichern, wie lange und warum.',
    what: {
      title: 'Was wir erheben',
      text: 'Die Bilder, die du hochlädst, die Ergebnisse daraus, deine E-Mail-Adresse beim Anmelden sowie ein Verzeichnis deiner Aufträge und Credits. Server vermerken Anfragen mit Zeit, Adresse und technischer Kennung, um den Dienst zu betreiben und Missbrauch zu verhindern.',
    },
    pictures: {
      title: 'Deine Bilder',
      text: 'Sie dienen dem Auftrag, den du erteilst, und nichts anderem. Wir trainieren keine Modelle damit und zeigen sie niemandem. Kameradaten und Standort werden vor der Arbeit entfernt. Uploads löschen wir nach {{inputs}} Tagen, Ergebnisse nach {{results}} Tagen, beides sofort, wenn du den Auftrag löschst. Ein Bild deines Shops, das du ersetzt, bewahren wir {{undoDays}} Tage auf, je Shop die neuesten {{maxOriginals}}, damit du es zurückholen kannst.',
    },
    account: {
      title: 'Dein Konto',
      text: 'Deine E-Mail-Adresse weist dich aus und empfängt Anmeldelinks und Hinweise zu deinen Credits. Wir versenden keine Werbung und verkaufen nichts über dich.',
    },
    browser: {
      title: 'In deinem Browser',
      text: 'Im Browser speichern wir deine Sitzung, deine Sprache und die gewählte Darstellung sowie das Foto, an dem du gerade arbeitest, mit seinen Einstellungen, damit beim Anmelden oder Neuladen nichts verloren geht. Dieses Foto gehört nur dir, kein anderes Konto bekommt es. Es wird gelöscht, wenn du dich abmeldest, und eine Stunde nach deiner letzten Änderung. Ist Tintory dann geschlossen, wird es gelöscht, sobald Tintory in diesem Browser wieder geöffnet wird. Werbe-Cookies gibt es nicht. Wir zählen als Tagessummen, welche Seiten gelesen werden, ohne Cookies und ohne zu wissen, von wem, und gar nicht, wenn dein Browser das nicht will. Fragt dich diese Seite nach Diensten anderer, werden sie erst nach deiner Einwilligung geladen, die du am Ende jeder Seite zurücknehmen kannst.',
    },
    others: {
      title: 'Wer uns hilft',
      text: 'Anbieter für Hosting, E-Mail und beim Kauf für Zahlungen verarbeiten Daten in unserem Auftrag und nur zu diesem Zweck. Kartennummern erreichen unsere Server nie. Bestellst du einen Druck, erhalten die Druckerei und ihr Versand, was sie dafür brauchen: dein Bild, deinen Namen, deine Anschrift, E-Mail-Adresse und Telefonnummer.',
    },
    rights: {
      title: 'Deine Rechte',
      text: 'Du kannst Auskunft, Berichtigung, Herausgabe oder Löschung deiner Daten verlangen, der Nutzung widersprechen und dich bei einer Aufsichtsbehörde beschweren. Schreib uns von der Adresse deines Kontos, wir antworten innerhalb eines Monats.',
    },
  },
  terms: {
    title: 'Nutzungsbedingungen',
    intro: 'Die Regeln zwischen dir und uns, wenn du die Werkzeuge nutzt. Mit Absicht kurz.',
    service: {
      title: 'Der Dienst',
      text: 'Wir bieten Werkzeuge, die Bilder bearbeiten und erzeugen. Ergebnisse entstehen automatisch und können Fehler haben; prüfe sie, bevor du dich darauf verlässt. Dateien dürfen bis zu {{megabytes}} MB groß sein.',
    },
    pictures: {
      title: 'Deine Bilder und Ergebnisse',
      text: 'Alle Rechte an deinen Uploads bleiben bei dir, und du brauchst sie, um hochzuladen. Du erlaubst uns die Verarbeitung für deinen Auftrag. Ergebnisse darfst du nutzen, auch gewerblich, soweit Gesetz und Rechte anderer es zulassen.',
    },
    credits: {
      title: 'Credits',
      text: 'Jeder Auftrag zeigt seinen Preis in Credits, bevor er beginnt. Credits werden beim Start reserviert und nur bei Erfolg abgebucht; ein fehlgeschlagener oder abgebrochener Auftrag kostet nichts. Credits werden nicht ausgezahlt und sind nicht übertragbar.',
    },
    conduct: {
      title: 'Was nicht erlaubt ist',
      text: 'Keine rechtswidrigen Inhalte, keine Bilder von Menschen, um sie zu täuschen, zu belästigen oder zu entkleiden, keine Bilder, die Minderjährige sexualisieren, keine Versuche, den Dienst zu stören, zu überlasten oder zu kopieren. Solche Aufträge und Konten dürfen wir beenden.',
    },
    limits: {
      title: 'Haftung',
      text: 'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit und wo das Gesetz es verlangt. Im Übrigen ist die Haftung auf den vorhersehbaren, vertragstypischen Schaden begrenzt. Behalte eigene Kopien: Ergebnisse werden nach {{results}} Tagen gelöscht.',
    },
    ending: {
      title: 'Änderungen und Ende',
      text: 'Du kannst jederzeit aufhören und dein Konto löschen. Ändern wir diese Bedingungen wesentlich, sagen wir es vorher, und du kannst gegen Erstattung ungenutzter bezahlter Credits gehen.',
    },
  },
};
