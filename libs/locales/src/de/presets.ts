export const presets = {
  label: 'Voreinstellungen',
  none: 'Keine',
  save: 'Diese Optionen behalten',
  delete: 'Voreinstellung löschen',
  deleted: 'Voreinstellung gelöscht',
  kept: '„{{name}}“ behalten',
  withoutPictures: 'Das Bild gehört nicht dazu: Wähle es jedes Mal neu.',
  replaced: '„{{name}}“ ersetzt',
  undo: 'Rückgängig',
  name: 'Name',
  keep: 'Behalten',
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
};
