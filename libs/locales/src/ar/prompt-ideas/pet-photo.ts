import type { petPhoto as English } from '../../en/prompt-ideas/pet-photo.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const petPhoto: IdeasOf<typeof English> = {
  home: {
    name: 'في البيت',
    ideas: {
      herringboneRoom: { name: 'غرفة بأرضية متعرجة', prompt: 'غرفة بأرضية متعرجة' },
      lounge: { name: 'صالة قديمة', prompt: 'صالة قديمة' },
      classicBedroom: { name: 'غرفة نوم كلاسيكية', prompt: 'غرفة نوم كلاسيكية' },
      sunnyFlat: { name: 'شقة مشمسة', prompt: 'شقة مشمسة' },
      pineAttic: { name: 'علية من خشب الصنوبر', prompt: 'علية من خشب الصنوبر' },
      brightKitchen: { name: 'مطبخ مشرق', prompt: 'مطبخ مشرق' },
    },
  },
  garden: {
    name: 'في الحديقة',
    ideas: {
      houseGarden: { name: 'حديقة منزل', prompt: 'حديقة منزل' },
      parkLawn: { name: 'مرج الحديقة العامة', prompt: 'مرج الحديقة العامة' },
      hilltop: { name: 'قمة تل تحت الغيوم', prompt: 'قمة تل تحت الغيوم' },
      greenMeadow: { name: 'مرج أخضر', prompt: 'مرج أخضر' },
      chineseGarden: { name: 'حديقة صينية', prompt: 'حديقة صينية' },
      japaneseGarden: { name: 'حديقة يابانية', prompt: 'حديقة يابانية' },
    },
  },
  nature: {
    name: 'في الطبيعة',
    ideas: {
      beach: { name: 'شاطئ في الصباح', prompt: 'شاطئ في الصباح' },
      alpineMeadow: { name: 'مرج جبلي', prompt: 'مرج جبلي' },
      mossyForest: { name: 'غابة مكسوة بالطحالب', prompt: 'غابة مكسوة بالطحالب' },
      riverBank: { name: 'ضفة نهر في المدينة', prompt: 'ضفة نهر في المدينة' },
      mistyField: { name: 'حقل ضبابي عند الشروق', prompt: 'حقل ضبابي عند الشروق' },
      waterfall: { name: 'بركة شلال', prompt: 'بركة شلال' },
    },
  },
  seasons: {
    name: 'على مدار العام',
    ideas: {
      rockyForest: { name: 'غابة في أواخر الخريف', prompt: 'غابة في أواخر الخريف' },
      snowyForest: { name: 'غابة ثلجية', prompt: 'غابة ثلجية' },
      snowField: { name: 'حقل ثلج', prompt: 'حقل ثلج' },
      winterEvening: { name: 'مساء شتوي', prompt: 'مساء شتوي' },
    },
  },
  portraits: {
    name: 'صور شخصية',
    ideas: {
      paperStudio: { name: 'ورق ملون', prompt: 'ورق ملون' },
      daylightStudio: { name: 'استوديو بضوء النهار', prompt: 'استوديو بضوء النهار' },
      greyStudio: { name: 'استوديو تصوير رمادي', prompt: 'استوديو تصوير رمادي' },
      palaceFoyer: { name: 'بهو قصر', prompt: 'بهو قصر' },
      oldBallroom: { name: 'قاعة قديمة', prompt: 'قاعة قديمة' },
      bridgeSunset: { name: 'جسر عند الغروب', prompt: 'جسر عند الغروب' },
    },
  },
};
