import type { petPhoto as English } from '../../en/prompt-ideas/pet-photo.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const petPhoto: IdeasOf<typeof English> = {
  portraits: {
    name: 'صور شخصية',
    ideas: {
      white: { name: 'على أبيض نقي', prompt: 'أبيض بسيط' },
      linen: { name: 'على كتان', prompt: 'على كتان' },
      marble: { name: 'في القصر', prompt: 'على رخام فاخر' },
      concrete: { name: 'في اللوفت', prompt: 'على خرسانة' },
    },
  },
  home: {
    name: 'في البيت',
    ideas: {
      window: { name: 'عند النافذة', prompt: 'نافذة دافئ' },
      table: { name: 'على الطاولة', prompt: 'على طاولة' },
      living: { name: 'في غرفة المعيشة', prompt: 'في غرفة معيشة' },
      kitchen: { name: 'في المطبخ', prompt: 'في مطبخ' },
      bedroom: { name: 'في غرفة النوم', prompt: 'في غرفة نوم' },
    },
  },
  outdoors: {
    name: 'في الخارج',
    ideas: {
      garden: { name: 'في الحديقة', prompt: 'في حديقة' },
      gardenSunset: { name: 'حديقة عند الغروب', prompt: 'في حديقة عند الغروب' },
      beach: { name: 'على الشاطئ', prompt: 'على شاطئ في صيف' },
      sunset: { name: 'عند الغروب', prompt: 'غروب' },
      city: { name: 'المدينة ليلًا', prompt: 'أضواء مدينة ليل' },
      autumn: { name: 'بين أوراق الخريف', prompt: 'في خريف' },
      street: { name: 'في الشارع', prompt: 'في شارع' },
      snow: { name: 'في الثلج', prompt: 'في الثلج' },
    },
  },
  paper: {
    name: 'ورق ملوّن',
    ideas: {
      paperSage: { name: 'ورق أخضر رمادي', prompt: 'على لون' },
      paperRose: { name: 'ورق وردي', prompt: 'على لون وردي' },
      paperBlue: { name: 'ورق أزرق', prompt: 'على لون أزرق' },
      paperMint: { name: 'ورق نعناعي', prompt: 'على لون تركواز' },
      paperYellow: { name: 'ورق أصفر', prompt: 'على لون أصفر' },
      paperLilac: { name: 'ورق ليلكي', prompt: 'على لون بنفسجي' },
      paperCream: { name: 'ورق كريمي', prompt: 'على لون كريمي' },
      paperRed: { name: 'ورق أحمر', prompt: 'على لون أحمر' },
      paperBrown: { name: 'ورق بنّي', prompt: 'على لون بني' },
    },
  },
  days: {
    name: 'أيام خاصة',
    ideas: {
      party: { name: 'حفلة عيد ميلاد', prompt: 'أضواء' },
      christmas: { name: 'عيد الميلاد', prompt: 'في الكريسماس' },
      holiday: { name: 'عطلة صيفية', prompt: 'بحر في صيف' },
      wedding: { name: 'يوم الزفاف', prompt: 'رخام فاخر في ضوء نافذة' },
      forest: { name: 'نزهة في الغابة', prompt: 'في غابة' },
      sunday: { name: 'يوم هادئ في البيت', prompt: 'دافئ في بيت' },
    },
  },
};
