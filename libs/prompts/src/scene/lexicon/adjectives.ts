import type { ColorName, DrawnStyle, Mood, Size } from '../sense.ts';

/** Words of each meaning in English, German and Arabic, parted by commas. */
export const colors: Record<ColorName, string> = {
  red: 'red, crimson, scarlet, ruby, rot, dunkelrot, احمر, حمراء',
  orange: 'orange, tangerine, برتقالي, برتقالية',
  yellow: 'yellow, lemon yellow, gelb, اصفر, صفراء',
  green:
    'green, emerald, lime green, olive, dark green, light green, grün, dunkelgrün, اخضر, خضراء',
  turquoise: 'turquoise, teal, cyan, aqua, mint, türkis, فيروزي',
  blue: 'blue, navy, azure, dark blue, light blue, sky blue, blau, dunkelblau, hellblau, ازرق, زرقاء',
  purple: 'purple, violet, lilac, lavender, lila, violett, بنفسجي, بنفسجية',
  pink: 'pink, magenta, rosa, وردي, وردية',
  brown: 'brown, braun, بني, بنية',
  black: 'black, schwarz, اسود, سوداء',
  grey: 'grey, gray, grau, رمادي, رمادية',
  white: 'white, cream, beige, weiß, weiss, ابيض, بيضاء',
  gold: 'gold, golden, goldfarben, ذهبي, ذهبية',
  silver: 'silver, silbern, فضي, فضية',
};

export const sizes: Record<Size, string> = {
  tiny: 'tiny, miniature, winzig',
  small: 'small, little, mini, klein, صغير, صغيرة',
  large: 'big, large, tall, great, groß, gross, كبير, كبيرة',
  giant: 'huge, giant, gigantic, enormous, massive, riesig, riesengroß, ضخم, ضخمة',
};

export const moods: Record<Mood, string> = {
  calm: 'calm, peaceful, warm, quiet, serene, relaxing, cozy, cosy, soft, gentle, dreamy, ruhig, friedlich, gemütlich, kuschelig, هادئ, دافئ',
  cheerful:
    'cheerful, happy, joyful, bright, colorful, colourful, multicolored, multicoloured, vivid, fun, fröhlich, bunt, مرح',
  gloomy:
    'gloomy, dark, spooky, scary, creepy, moody, dramatic, sad, mysterious, düster, dunkel, مظلم',
};

export const styles: Record<DrawnStyle, string> = {
  dotwork: 'dotwork, stippling, stippled, dots, pointillism, punkte',
  engraving: 'engraving, engraved, etching, woodcut, hatching, gravur, kupferstich',
  line: 'line art, lineart, line, linework, fine line, outline, minimal, minimalist, linie',
  blackwork: 'blackwork, solid black, geometric, tribal, silhouette',
  flat: 'flat, flat design, illustration, vector, cartoon, drawing, poster, zeichnung, رسم',
};

export const counts: Record<string, string> = {
  1: 'one, a single, ein, eine, einen, einem, einer, واحد, واحدة',
  2: 'two, pair of, a pair of, couple of, a couple of, zwei, اثنان, اثنين',
  3: 'three, few, a few, some, drei, einige, ein paar, ثلاثة, ثلاث',
  4: 'four, vier, اربعة, اربع',
  5: 'five, several, fünf, mehrere, خمسة, خمس',
  6: 'six, group of, a group of, herd of, a herd of, flock of, a flock of, pack of, a pack of, swarm of, a swarm of, school of, a school of, bunch of, a bunch of, sechs, ستة, ست',
  7: 'seven, many, lots of, a lot of, sieben, viele, سبعة, سبع',
  8: 'eight, acht, ثمانية',
  9: 'nine, neun, تسعة',
  10: 'ten, zehn, عشرة',
  11: 'eleven',
  12: 'twelve, dozen, a dozen, zwölf',
};
