/** A result that is downloaded larger than it is. */
export const larger = {
  action: 'أكبر',
  title: 'تنزيل بحجم أكبر',
  now: 'الآن \u2066{{width}} × {{height}}\u2069 بكسل',
  size: 'الحجم الجديد',
  option: '\u2066{{factor}}×\u2069: \u2066{{width}} × {{height}}\u2069 بكسل',
  tooManyPixels: 'التكبير \u2066{{factor}}×\u2069 يعني {{megapixels}} ميغابكسل، والحد {{limit}}.',
  tooLong: 'التكبير \u2066{{factor}}×\u2069 يعني ضلعًا طوله {{side}} بكسل، والحد {{limit}}.',
  run: 'تكبير · {{cost}}',
  downloadFree: 'تنزيل · مجانًا',
  downloadAgain: 'تنزيل مرة أخرى',
  madeBefore: 'سبق أن صنعت هذا الحجم. تنزيله مرة أخرى مجاني.',
  done: 'تم. يبدأ التنزيل تلقائيًا.',
  kept: 'تجد الملف الأكبر بين نتائجك أيضًا.',
  leave: 'يمكنك إغلاق هذه النافذة: ستجد الملف بين نتائجك حين يكتمل.',
  gone: 'لم تعد هذه الصورة محفوظة فلا يمكن تكبيرها. اصنعها من جديد أولًا.',
  offline: 'أنت غير متصل. يحتاج التكبير إلى اتصال.',
} as const;
