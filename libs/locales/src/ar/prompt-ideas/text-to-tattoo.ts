import type { textToTattoo as English } from '../../en/prompt-ideas/text-to-tattoo.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const textToTattoo: IdeasOf<typeof English> = {
  animals: {
    name: 'حيوانات',
    ideas: {
      wolfMoon: { name: 'ذئب وهلال', prompt: 'ذئب و هلال' },
      lionCrown: { name: 'أسد وتاج', prompt: 'أسد و تاج' },
      stag: { name: 'أيل وأشجار صنوبر', prompt: 'a stag and two pine trees' },
      owlKey: { name: 'بومة ومفتاح', prompt: 'بومة و مفتاح' },
      hummingbird: { name: 'طائر طنّان وزهرة', prompt: 'a hummingbird and a cherry blossom' },
      butterfly: { name: 'فراشة', prompt: 'فراشة' },
      snakeRose: { name: 'أفعى ووردة', prompt: 'أفعى و وردة' },
      foxLeaves: { name: 'ثعلب وأوراق', prompt: 'a fox and leaves' },
      beeDaisies: { name: 'نحلة وأقحوان', prompt: 'a bee and two daisies' },
      catMoon: { name: 'قطة وقمر', prompt: 'قطة و قمر' },
      raven: { name: 'غراب', prompt: 'غراب' },
    },
  },
  plants: {
    name: 'نباتات',
    ideas: {
      rose: { name: 'وردة', prompt: 'وردة' },
      lotus: { name: 'زهرة لوتس', prompt: 'لوتس' },
      sunflower: { name: 'عباد الشمس', prompt: 'عباد الشمس' },
      treeOfLife: { name: 'شجرة الحياة', prompt: 'tree of life' },
      mushroomSnail: { name: 'فطر وحلزون', prompt: 'فطر و حلزون' },
      cherryBlossom: { name: 'أزهار الكرز', prompt: 'three cherry blossoms' },
      lavender: { name: 'خزامى ونحلة', prompt: 'خزامى و نحلة صغيرة' },
      birthFlower: { name: 'زهرة شهر الميلاد', prompt: 'january birth flower' },
    },
  },
  sea: {
    name: 'بحر',
    ideas: {
      anchorRose: { name: 'مرساة ووردة', prompt: 'مرساة و وردة' },
      ship: { name: 'سفينة وموجة', prompt: 'سفينة و موجة' },
      octopus: { name: 'أخطبوط', prompt: 'an octopus' },
      whaleStars: { name: 'حوت ونجوم', prompt: 'a whale and three stars' },
      turtle: { name: 'سلحفاة', prompt: 'سلحفاة' },
      compass: { name: 'بوصلة', prompt: 'بوصلة' },
    },
  },
  myth: {
    name: 'أساطير وسحر',
    ideas: {
      dragon: { name: 'تنين ولهب', prompt: 'a dragon and two flames' },
      unicorn: { name: 'أحادي القرن ونجوم', prompt: 'a unicorn and two stars' },
      medusa: { name: 'ميدوسا', prompt: 'a medusa' },
      griffin: { name: 'غريفين', prompt: 'a griffin' },
    },
  },
  signs: {
    name: 'رموز وذكريات',
    ideas: {
      skullRoses: { name: 'جمجمة ووردتان', prompt: 'a skull and two roses' },
      hourglass: { name: 'ساعة رملية وجمجمة', prompt: 'ساعة رملية و جمجمة' },
      sacredHeart: { name: 'قلب متوّج', prompt: 'a sacred heart' },
      sunMoon: { name: 'شمس وقمر', prompt: 'شمس و قمر' },
      mountains: { name: 'جبل وأشجار صنوبر', prompt: 'a mountain and two pine trees' },
      dreamcatcher: { name: 'صائدة الأحلام', prompt: 'a dreamcatcher' },
      lantern: { name: 'فانوس وفراشتان', prompt: 'a lantern and two moths' },
      keyHeart: { name: 'مفتاح وقلب', prompt: 'مفتاح و قلب' },
      prayingHands: { name: 'يدان تصليان', prompt: 'يدان تصليان' },
      hamsa: { name: 'كف فاطمة', prompt: 'كف فاطمة' },
      valknut: { name: 'فالكنوت وغراب', prompt: 'valknut و غراب' },
      chess: { name: 'ملك وملكة الشطرنج', prompt: 'a chess king and a chess queen' },
      orion: { name: 'الجبار', prompt: 'كوكبة الجبار' },
    },
  },
  lettering: {
    name: 'أسماء وتواريخ وكلمات',
    ideas: {
      feather: { name: 'ريشة مع مقولة', prompt: 'a feather and the words "carpe diem"' },
      infinity: { name: 'لانهاية مع اسم', prompt: 'infinity with the name Anna' },
      heart: { name: 'قلب مع حروف أولى', prompt: 'a heart and the initials A & M' },
      date: { name: 'وردة مع تاريخ', prompt: 'a rose and the date 12.08.2019' },
      place: { name: 'بوصلة مع مكان', prompt: 'بوصلة و 48.8566° N 2.3522° E' },
    },
  },
};
