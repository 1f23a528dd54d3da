/** About options that somebody keeps under a name. */
export const presets = {
  label: 'Presets',
  none: 'None',
  save: 'Keep these options',
  delete: 'Delete this preset',
  deleted: 'Preset deleted',
  kept: '“{{name}}” kept',
  withoutPictures: 'The picture is not part of it: choose one each time.',
  replaced: '“{{name}}” replaced',
  undo: 'Undo',
  name: 'Name',
  keep: 'Keep',
  failed: 'That did not work. Try again.',
} as const;
