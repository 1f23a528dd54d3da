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
  google: 'Weiter mit Google',
  googleFailed: 'Google hat nicht geantwortet. Versuche es noch einmal, oder nimm den Link.',
  email: 'E-Mail',
  emailPlaceholder: 'du@beispiel.de',
  emailError: 'In dieser Adresse fehlt das @. Bitte prüfe sie.',
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
  expiredTitle: 'Dieser Link gilt nicht mehr',
  expiredText: 'Links gelten einmal und {{minutes}} Minuten lang. Ein neuer ist gleich da.',
  again: 'Neuen Link senden',
};
