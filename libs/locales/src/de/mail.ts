import type { mail as English } from '../en/mail.ts';
import type { TextsOf } from '../texts.ts';

export const mail: TextsOf<typeof English> = {
  magicLink: {
    subject: 'Bei {{brand}} anmelden',
    greeting: 'Hallo,',
    text: 'hier ist dein Link zur Anmeldung bei {{brand}}. Er gilt einmal, innerhalb von {{minutes}} Minuten.',
    button: 'Bei {{brand}} anmelden',
    ignore:
      'Du hast das nicht angefordert? Dann ignoriere diese Mail; ohne sie kann sich niemand anmelden.',
  },
  supportReceived: {
    subject: 'Deine Nachricht ist angekommen',
    text: 'danke für deine Nachricht an {{brand}}. Sie liegt uns vor, und ein Mensch antwortet dir an diese Adresse.',
    note: 'Du hast uns nicht geschrieben? Dann hat jemand deine Adresse eingetippt; du musst nichts tun.',
  },
  creditsLow: {
    subject: 'Deine Credits gehen zur Neige',
    text: 'vier Fünftel deiner Credits sind verbraucht. Lade auf, wann es dir passt; nichts von dem, was du gemacht hast, geht verloren.',
    button: 'Pläne und Pakete ansehen',
  },
  creditsEmpty: {
    subject: 'Deine Credits sind aufgebraucht',
    text: 'dein letzter Credit ist ausgegeben. Alles, was du gemacht hast, kannst du weiter herunterladen; für mehr nimm einen Plan oder ein Paket.',
    button: 'Pläne und Pakete ansehen',
  },
  paymentFailed: {
    subject: 'Deine Zahlung hat nicht geklappt',
    text: 'die letzte Zahlung für deinen Plan ist fehlgeschlagen. Wir versuchen es in einigen Tagen noch einmal; prüfe deine Karte, um den Plan zu behalten.',
    button: 'Zahlung prüfen',
  },
  duplicateRefunded: {
    subject: 'Wir haben deinen zweiten Plan erstattet',
    text: 'du hattest schon einen Plan, als ein zweiter bezahlt wurde. Den zweiten Plan haben wir gekündigt und seine Zahlung vollständig erstattet; bis deine Bank sie zeigt, können einige Tage vergehen. Dein erster Plan läuft unverändert weiter.',
    button: 'Plan ansehen',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    text: 'das Passwort deines {{brand}}-Kontos wurde geändert, alle anderen Geräte wurden abgemeldet. Warst du das nicht? Dann melde dich per Link an und setze ein neues.',
    button: 'Sicherheit öffnen',
  },
  accountDeleted: {
    subject: 'Dein Konto ist gelöscht',
    text: 'dein {{brand}}-Konto und alle seine Bilder sind gelöscht. Nur die Rechnungen bleiben, wie das Gesetz es verlangt. Danke, dass du da warst.',
    button: '{{brand}} besuchen',
  },
  printPaid: {
    subject: 'Deine Bestellung {{number}} ist da',
    text: 'danke: Deine Zahlung über {{amount}} ist angekommen. Die Druckerei beginnt bald; dann schreiben wir dir wieder.',
    button: 'Bestellung ansehen',
  },
  printInProduction: {
    subject: 'Bestellung {{number}} wird hergestellt',
    text: 'deine Bestellung {{number}} wird gerade gedruckt. Ändern lässt sie sich jetzt nicht mehr.',
    button: 'Bestellung ansehen',
  },
  printShipped: {
    subject: 'Bestellung {{number}} ist unterwegs',
    text: 'deine Bestellung {{number}} wurde dem Versand übergeben.',
    button: 'Paket verfolgen',
  },
  printDelivered: {
    subject: 'Bestellung {{number}} ist angekommen',
    text: 'der Versand meldet, dass deine Bestellung {{number}} zugestellt wurde. Stimmt etwas nicht, antworte einfach auf diese Mail.',
    button: 'Bestellung ansehen',
  },
  printFailed: {
    subject: 'Bestellung {{number}} kann nicht hergestellt werden',
    text: 'es tut uns leid: Deine Bestellung {{number}} wird nicht hergestellt. {{reason}}',
    button: 'Bestellung ansehen',
  },
  printRefunded: {
    subject: 'Wir haben Bestellung {{number}} erstattet',
    text: 'wir haben dir {{amount}} für deine Bestellung {{number}} erstattet. Bis deine Bank es zeigt, können einige Tage vergehen.',
    button: 'Bestellung ansehen',
  },
};
