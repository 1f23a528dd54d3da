import type { textToImage as English } from '../../en/prompt-ideas/text-to-image.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const textToImage: IdeasOf<typeof English> = {
  landscapes: {
    name: 'مناظر طبيعية',
    ideas: {
      lakeMorning: { name: 'قارب على بحيرة عند الشروق', prompt: 'قارب في بحيرة، شروق' },
      camels: { name: 'واحة في الصحراء', prompt: 'two camels and a palm tree in the desert' },
      deerFog: { name: 'غزالان في الضباب', prompt: 'two deer in a forest in fog' },
      campMountains: { name: 'خيمة في الجبال', prompt: 'خيمة و نار في جبال، ليلًا' },
      palmBeach: { name: 'نخيل على الشاطئ', prompt: 'two palm trees and a parasol on a beach' },
      sheepMeadow: { name: 'خراف في الربيع', prompt: 'four sheep in a meadow in spring' },
      lighthouseStorm: { name: 'منارة في العاصفة', prompt: 'a lighthouse by the sea in a storm' },
      farm: { name: 'مزرعة في الصيف', prompt: 'a tractor and a cow in a field in summer' },
    },
  },
  city: {
    name: 'مدينة',
    ideas: {
      cityNight: { name: 'بالون فوق المدينة', prompt: 'بالون أزرق فوق مدينة ليلًا' },
      rainStreet: { name: 'سيارة أجرة في المطر', prompt: 'a taxi on a street in the rain' },
      redCar: { name: 'سيارة حمراء في المساء', prompt: 'سيارة حمراء في شارع، مساء' },
      bicycle: { name: 'دراجة في الحديقة', prompt: 'دراجة صفراء و مقعد في حديقة، خريف' },
      bus: { name: 'حافلة في الصباح', prompt: 'حافلة خضراء في مدينة، صباح' },
    },
  },
  stillLife: {
    name: 'طبيعة صامتة',
    ideas: {
      coffee: { name: 'قهوة الصباح', prompt: 'قهوة على طاولة، صباح' },
      fruit: { name: 'ليمون وإجاصة', prompt: 'two lemons and a pear on a table' },
      plants: { name: 'نباتات عند النافذة', prompt: 'two potted plants in a room' },
      books: { name: 'كتاب على الطاولة', prompt: 'كتاب على طاولة، مساء' },
      birthday: { name: 'كعكة عيد ميلاد', prompt: 'a birthday cake and two gifts on a table' },
      guitarRoom: { name: 'غيتار وأريكة', prompt: 'a guitar and a sofa in a room' },
      catSofa: { name: 'قطة على كرسي', prompt: 'قطة على كرسي في غرفة' },
    },
  },
  seasons: {
    name: 'فصول وأعياد',
    ideas: {
      snowman: { name: 'رجل الثلج وأرنبان', prompt: 'a snowman and two rabbits in the snow' },
      christmas: { name: 'شجرة عيد الميلاد', prompt: 'a christmas tree and three gifts in a room' },
      halloween: { name: 'يقطين في الليل', prompt: 'a pumpkin and a ghost in a field at night' },
      springTulips: {
        name: 'زهور وفراشات',
        prompt: 'five tulips and two butterflies in a garden in spring',
      },
      autumnFox: {
        name: 'ثعلب في الخريف',
        prompt: 'a fox and two mushrooms in a forest in autumn',
      },
      rainbow: { name: 'قوس قزح فوق البيت', prompt: 'بيت في مرج مع قوس قزح' },
    },
  },
  adventure: {
    name: 'مغامرة',
    ideas: {
      rocket: { name: 'صاروخ في الفضاء', prompt: 'a rocket and an alien in space' },
      dragonCastle: { name: 'تنين فوق قلعة', prompt: 'تنين فوق قلعة، ليلًا' },
      reef: { name: 'تحت الماء', prompt: 'three fish and a turtle under the sea' },
      ufo: { name: 'طبق طائر وبقرة', prompt: 'a ufo over a cow in a field at night' },
      dinosaur: { name: 'ديناصور في الأدغال', prompt: 'an orange dinosaur in the jungle' },
      balloons: {
        name: 'مناطيد عند الفجر',
        prompt: 'two hot air balloons over the mountains at dawn',
      },
    },
  },
};
