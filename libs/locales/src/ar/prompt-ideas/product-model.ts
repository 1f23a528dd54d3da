import type { productModel as English } from '../../en/prompt-ideas/product-model.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const productModel: IdeasOf<typeof English> = {
  studio: {
    name: 'في الاستوديو',
    ideas: {
      white: { name: 'أبيض نقي', prompt: 'أبيض بسيط' },
      window: { name: 'ضوء دافئ عند النافذة', prompt: 'دافئ مع نافذة' },
      linen: { name: 'كتان وظلال أوراق', prompt: 'على كتان' },
      concrete: { name: 'خرسانة', prompt: 'على خرسانة' },
    },
  },
  tables: {
    name: 'على الطاولة',
    ideas: {
      wood: { name: 'طاولة خشب', prompt: 'على خشب' },
      marble: { name: 'رخام', prompt: 'على رخام' },
      marbleWindow: { name: 'رخام في ضوء نافذة', prompt: 'على رخام في ضوء نافذة' },
      flatLay: { name: 'رخام من الأعلى', prompt: 'على رخام، من الأعلى' },
      oakAbove: { name: 'خشب من الأعلى', prompt: 'على خشب، من الأعلى' },
    },
  },
  rooms: {
    name: 'في غرفة',
    ideas: {
      kitchen: { name: 'مطبخ', prompt: 'في مطبخ' },
      kitchenMarble: { name: 'رخام في المطبخ', prompt: 'على رخام في مطبخ' },
      bathroom: { name: 'حمام', prompt: 'في حمام' },
      living: { name: 'غرفة معيشة', prompt: 'في غرفة معيشة' },
      bedroom: { name: 'كتان في غرفة نوم', prompt: 'على كتان في غرفة نوم' },
      cafe: { name: 'طاولة في مقهى', prompt: 'على طاولة في مقهى' },
      christmas: { name: 'عيد الميلاد', prompt: 'في الكريسماس' },
    },
  },
  outdoors: {
    name: 'في الخارج',
    ideas: {
      beach: { name: 'على الشاطئ', prompt: 'على رمل في شاطئ' },
      beachSunset: { name: 'شاطئ عند الغروب', prompt: 'على شاطئ عند الغروب' },
      garden: { name: 'حديقة في الربيع', prompt: 'في حديقة' },
      sunset: { name: 'سماء الغروب', prompt: 'غروب' },
      night: { name: 'أضواء المدينة ليلًا', prompt: 'أضواء مدينة ليل' },
      street: { name: 'شارع', prompt: 'في شارع' },
      autumn: { name: 'أوراق الخريف', prompt: 'في خريف' },
      snow: { name: 'خشب في الثلج', prompt: 'على خشب في الثلج' },
    },
  },
  paper: {
    name: 'على ورق ملوّن',
    ideas: {
      paperSage: { name: 'أخضر رمادي', prompt: 'على لون' },
      paperRose: { name: 'وردي', prompt: 'على لون وردي' },
      paperBlue: { name: 'أزرق سماوي', prompt: 'على لون أزرق' },
      paperMint: { name: 'نعناعي', prompt: 'على لون تركواز' },
      paperYellow: { name: 'أصفر زبدي', prompt: 'على لون أصفر' },
      paperLilac: { name: 'ليلكي', prompt: 'على لون بنفسجي' },
      paperBrown: { name: 'شوكولاتة', prompt: 'على لون بني' },
      paperCream: { name: 'كريمي', prompt: 'على لون كريمي' },
      paperRed: { name: 'أحمر', prompt: 'على لون أحمر' },
    },
  },
  series: {
    name: 'سلسلة',
    ideas: {
      seriesKitchen: { name: 'خشب ثم رخام', prompt: 'على خشب و على رخام' },
      seriesCatalog: { name: 'أبيض ثم ضوء نافذة', prompt: 'أبيض ثم نافذة' },
      seriesSoft: { name: 'كتان ثم خشب', prompt: 'على كتان و على خشب' },
      seriesSummer: { name: 'شاطئ ثم حديقة', prompt: 'على رمل و في حديقة' },
      seriesEvening: { name: 'غروب ثم ليل', prompt: 'غروب و ليل' },
      seriesCity: { name: 'خرسانة ثم أضواء المدينة', prompt: 'على خرسانة و أضواء مدينة' },
      seriesMarble: { name: 'كتان ثم رخام', prompt: 'على كتان و على رخام' },
    },
  },
};
