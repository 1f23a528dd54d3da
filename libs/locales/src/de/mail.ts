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
};
