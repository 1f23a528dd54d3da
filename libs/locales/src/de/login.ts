import type { login as English } from '../en/login.ts';
import type { TextsOf } from '../texts.ts';

export const login: TextsOf<typeof English> = {
  title: 'Bei Tintory anmelden',
  lead: 'oder ein Link per E-Mail',
  password: 'Passwort',
  signIn: 'Anmelden',
  usePassword: 'Mit Passwort anmelden',
  useLink: 'Lieber einen Link schicken',
  wrongPassword: 'Adresse und Passwort gehören nicht zusammen. Ein Link geht immer.',
  tooManyPasswords:
    'Zu viele falsche Passwörter. Mit einem Link kommst du sofort hinein, mit Passwort erst in 15 Minuten wieder.',
  google: 'Weiter mit Google',
  googleFailed: 'Google hat nicht geantwortet. Versuche es noch einmal, oder nimm den Link.',
  googlePopupBlocked:
    'Dein Browser hat das Fenster von Google blockiert. Erlaube Pop-ups für diese Seite und versuche es noch einmal, oder nimm den Link.',
  googleStorageBlocked:
    'Dein Browser blockiert Cookies, die Google hier braucht. Erlaube sie für diese Seite, oder nimm den Link.',
  email: 'E-Mail',
  emailPlaceholder: 'du@beispiel.de',
  emailError: 'An diese E-Mail-Adresse können wir nicht schreiben. Bitte prüfe sie.',
  send: 'Anmeldelink senden',
  agree:
    'Mit der Anmeldung stimmst du den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu.',
  sentTitle: 'Schau in dein Postfach',
  sentText:
    'Wir haben einen Link an {{email}} geschickt. Er gilt einmal und {{minutes}} Minuten lang.',
  otherEmail: 'Andere Adresse verwenden',
  waiting: 'Woran du gearbeitet hast, wartet hier.',
  confirmTitle: 'Bist du es?',
  confirmText: 'Ein Klick, und du bist auf diesem Gerät angemeldet.',
  confirm: 'Ja, anmelden',
  chooseTitle: 'Du bist schon angemeldet',
  chooseText:
    'Du bist als <here>{{here}}</here> angemeldet. Dieser Link meldet stattdessen <there>{{there}}</there> an.',
  chooseHint: 'Beim Wechsel wird das erste Konto in diesem Browser abgemeldet.',
  stay: 'Angemeldet bleiben',
  change: 'Konto wechseln',
  inTitle: 'Du bist angemeldet',
  inText: 'Du bist als <here>{{here}}</here> angemeldet.',
  inUsedText:
    'Dieser Link gilt nicht mehr, und du brauchst keinen: Du bist als <here>{{here}}</here> angemeldet.',
  goOn: 'Weiter',
  unknownTitle: 'Für wen ist dieser Link?',
  unknownText:
    'Der Server hat nicht geantwortet. Nichts hat sich geändert: Du bist weiter angemeldet.',
  retry: 'Noch einmal versuchen',
  expiredTitle: 'Dieser Link gilt nicht mehr',
  expiredText: 'Links gelten einmal und {{minutes}} Minuten lang. Ein neuer ist gleich da.',
  again: 'Neuen Link senden',
};
