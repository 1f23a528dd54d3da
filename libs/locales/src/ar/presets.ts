export const presets = {
  label: 'الإعدادات المحفوظة',
  none: 'بلا',
  save: 'احفظ هذه الخيارات',
  delete: 'احذف هذا الإعداد',
  deleted: 'حُذف الإعداد',
  kept: 'حُفظ «{{name}}»',
  withoutPictures: 'الصورة ليست جزءًا منه، فاخترها في كل مرة.',
  replaced: 'استُبدل «{{name}}»',
  undo: 'تراجع',
  name: 'الاسم',
  keep: 'احفظ',
  failed: 'تعذّر ذلك. حاول مرة أخرى.',
};
