import type { productModel as English } from '../../en/prompt-ideas/product-model.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const productModel: IdeasOf<typeof English> = {
  studio: {
    name: 'في الاستوديو',
    ideas: {
      whiteStudio: { name: 'استوديو أبيض', prompt: 'استوديو أبيض' },
      daylightStudio: { name: 'استوديو بضوء النهار', prompt: 'استوديو بضوء النهار' },
      paperStudio: { name: 'ورق ملون', prompt: 'ورق ملون' },
      greyStudio: { name: 'استوديو تصوير رمادي', prompt: 'استوديو تصوير رمادي' },
      darkStudio: { name: 'استوديو داكن', prompt: 'استوديو داكن' },
      gradientStudio: { name: 'تدرج لوني', prompt: 'تدرج لوني' },
    },
  },
  tables: {
    name: 'على الطاولة',
    ideas: {
      cafeMarbleWhite: { name: 'مقهى: رخام أبيض', prompt: 'رخام أبيض، مقهى' },
      brightKitchenOakLaminate: { name: 'مطبخ مشرق: بلوط عسلي', prompt: 'بلوط عسلي، مطبخ مشرق' },
      loftKitchenMarbleWhite: { name: 'مطبخ لوفت: رخام أبيض', prompt: 'رخام أبيض، مطبخ لوفت' },
      classicBedroomLinen: { name: 'غرفة نوم كلاسيكية: كتان', prompt: 'كتان، غرفة نوم كلاسيكية' },
      houseGardenWeatheredPlanks: {
        name: 'حديقة منزل: ألواح متآكلة',
        prompt: 'ألواح متآكلة، حديقة منزل',
      },
      barLoftWalnutDark: { name: 'بار في لوفت: جوز داكن', prompt: 'جوز داكن، بار في لوفت' },
      palaceFoyerMarbleGreen: {
        name: 'بهو قصر: رخام أخضر داكن',
        prompt: 'رخام أخضر داكن، بهو قصر',
      },
    },
  },
  rooms: {
    name: 'في غرفة',
    ideas: {
      diningRoom: { name: 'غرفة طعام', prompt: 'غرفة طعام' },
      herringboneRoom: { name: 'غرفة بأرضية متعرجة', prompt: 'غرفة بأرضية متعرجة' },
      homeOffice: { name: 'مكتب منزلي', prompt: 'مكتب منزلي' },
      artistWorkshop: { name: 'نافذة مرسم', prompt: 'نافذة مرسم' },
      hotelRoom: { name: 'غرفة فندق', prompt: 'غرفة فندق' },
      lounge: { name: 'صالة قديمة', prompt: 'صالة قديمة' },
    },
  },
  outdoors: {
    name: 'في الخارج',
    ideas: {
      beach: { name: 'شاطئ في الصباح', prompt: 'شاطئ في الصباح' },
      japaneseGarden: { name: 'حديقة يابانية', prompt: 'حديقة يابانية' },
      pineForest: { name: 'غابة صنوبر', prompt: 'غابة صنوبر' },
      alpineMeadow: { name: 'مرج جبلي', prompt: 'مرج جبلي' },
      snowyForest: { name: 'غابة ثلجية', prompt: 'غابة ثلجية' },
      rockyForest: { name: 'غابة في أواخر الخريف', prompt: 'غابة في أواخر الخريف' },
    },
  },
  city: {
    name: 'في المدينة',
    ideas: {
      oldTown: { name: 'ساحة البلدة القديمة', prompt: 'ساحة البلدة القديمة' },
      montmartre: { name: 'زقاق مرصوف', prompt: 'زقاق مرصوف' },
      marketArcade: { name: 'سوق مسقوف', prompt: 'سوق مسقوف' },
      townNight: { name: 'ساحة بلدة ليلاً', prompt: 'ساحة بلدة ليلاً' },
      bridgeSunset: { name: 'جسر عند الغروب', prompt: 'جسر عند الغروب' },
      glassBuildings: { name: 'مبان زجاجية على النهر', prompt: 'مبان زجاجية على النهر' },
    },
  },
};
