export const faces = {
  label: 'Gefundene Gesichter',
  one: 'Gesicht {{number}} von {{total}}',
  searching: 'Gesichter werden gesucht …',
  failed: 'Die Gesichter konnten nicht gesucht werden.',
  waiting_one:
    'Du hast in der letzten Minute sehr viel angefragt. Nach {{count}} Sekunde werden die Gesichter noch einmal gesucht.',
  waiting_other:
    'Du hast in der letzten Minute sehr viel angefragt. Nach {{count}} Sekunden werden die Gesichter noch einmal gesucht.',
  signIn: 'Melde dich an, dann werden die Gesichter gesucht. Dein Foto bleibt hier.',
  choose: 'Tippe auf die Gesichter, die sich ändern sollen.',
  consent: 'Nimm nur Gesichter von Menschen, die zugestimmt haben.',
  match:
    'Ein Bild gilt für jedes gewählte Gesicht. Mehrere gelten in der Reihenfolge der Nummern: wähle so viele Bilder wie Gesichter.',
  most: 'Höchstens {{most}} Gesichter auf einmal. Tippe auf ein gewähltes, um es abzuwählen.',
};
