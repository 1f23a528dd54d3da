/**
 * Arabic texts for the Polaris controls in this app, since Polaris has none. Others fall back to
 * English.
 */
export const polarisArabic = {
  Polaris: {
    ActionMenu: {
      Actions: { moreActions: 'إجراءات أخرى' },
      RollupActions: { rollupButton: 'عرض الإجراءات' },
    },
    ActionList: {
      SearchField: {
        clearButtonLabel: 'مسح',
        search: 'بحث',
        placeholder: 'ابحث في الإجراءات',
      },
    },
    Badge: {
      PROGRESS_LABELS: {
        incomplete: 'غير مكتمل',
        partiallyComplete: 'مكتمل جزئيًا',
        complete: 'مكتمل',
      },
      TONE_LABELS: {
        info: 'معلومة',
        success: 'نجاح',
        warning: 'تحذير',
        critical: 'حرج',
        attention: 'تنبيه',
        new: 'جديد',
        readOnly: 'للقراءة فقط',
        enabled: 'مفعّل',
      },
      progressAndTone: '{toneLabel} {progressLabel}',
    },
    Banner: { dismissButton: 'إخفاء التنبيه' },
    Button: { spinnerAccessibilityLabel: 'جارٍ التحميل' },
    Common: {
      checkbox: 'مربع اختيار',
      undo: 'تراجع',
      cancel: 'إلغاء',
      clear: 'مسح',
      close: 'إغلاق',
      submit: 'إرسال',
      more: 'المزيد',
    },
    Page: {
      Header: {
        rollupActionsLabel: 'عرض إجراءات {title}',
        pageReadyAccessibilityLabel: '{title}. الصفحة جاهزة',
      },
    },
    Pagination: { previous: 'السابق', next: 'التالي', pagination: 'التنقل بين الصفحات' },
    ProgressBar: {
      negativeWarningMessage: 'لا تكون القيمة سالبة. أُعيدت القيمة {progress} إلى 0.',
      exceedWarningMessage: 'لا تتجاوز القيمة 100. ضُبطت القيمة {progress} على 100.',
    },
    TextField: {
      characterCount: 'عدد الأحرف: {count}',
      characterCountWithMaxLength: 'استُخدم {count} من {limit} من الأحرف',
    },
    TooltipOverlay: { accessibilityLabel: 'تلميح: {label}' },
  },
};
