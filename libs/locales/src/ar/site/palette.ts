export const palette = {
  title: 'انتقل إلى أي مكان',
  input: 'أداة أو صفحة أو إعداد',
  tools: 'الأدوات',
  pages: 'الصفحات',
  recent: 'آخر النتائج',
  settings: 'الإعدادات',
  theme: 'المظهر: {{name}}',
  language: 'اللغة: {{name}}',
  chosen: 'مختار',
  result: '{{tool}}، {{date}}',
  none: 'لا شيء يطابق «{{words}}».',
  keys: 'الأسهم للاختيار، وEnter للفتح، وEsc للإغلاق.',
};
