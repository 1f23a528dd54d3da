import type { petPhoto as English } from '../../en/prompt-ideas/pet-photo.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const petPhoto: IdeasOf<typeof English> = {
  home: {
    name: 'Zuhause',
    ideas: {
      herringboneRoom: {
        name: 'Zimmer mit Fischgrätparkett',
        prompt: 'Zimmer mit Fischgrätparkett',
      },
      lounge: { name: 'Altes Wohnzimmer', prompt: 'Altes Wohnzimmer' },
      classicBedroom: { name: 'Klassisches Schlafzimmer', prompt: 'Klassisches Schlafzimmer' },
      sunnyFlat: { name: 'Sonnige Wohnung', prompt: 'Sonnige Wohnung' },
      pineAttic: { name: 'Dachboden aus Kiefernholz', prompt: 'Dachboden aus Kiefernholz' },
      brightKitchen: { name: 'Helle Küche', prompt: 'Helle Küche' },
    },
  },
  garden: {
    name: 'Im Garten',
    ideas: {
      houseGarden: { name: 'Hausgarten', prompt: 'Hausgarten' },
      parkLawn: { name: 'Parkwiese', prompt: 'Parkwiese' },
      hilltop: { name: 'Bergkuppe unter Wolken', prompt: 'Bergkuppe unter Wolken' },
      greenMeadow: { name: 'Grüne Wiese', prompt: 'Grüne Wiese' },
      chineseGarden: { name: 'Chinesischer Garten', prompt: 'Chinesischer Garten' },
      japaneseGarden: { name: 'Japanischer Garten', prompt: 'Japanischer Garten' },
    },
  },
  nature: {
    name: 'In der Natur',
    ideas: {
      beach: { name: 'Strand am Morgen', prompt: 'Strand am Morgen' },
      alpineMeadow: { name: 'Almwiese', prompt: 'Almwiese' },
      mossyForest: { name: 'Moosiger Wald', prompt: 'Moosiger Wald' },
      riverBank: { name: 'Flussufer in der Stadt', prompt: 'Flussufer in der Stadt' },
      mistyField: { name: 'Nebliges Feld am Morgen', prompt: 'Nebliges Feld am Morgen' },
      waterfall: { name: 'Wasserfall', prompt: 'Wasserfall' },
    },
  },
  seasons: {
    name: 'Durch das Jahr',
    ideas: {
      rockyForest: { name: 'Wald im Spätherbst', prompt: 'Wald im Spätherbst' },
      snowyForest: { name: 'Verschneiter Wald', prompt: 'Verschneiter Wald' },
      snowField: { name: 'Schneefeld', prompt: 'Schneefeld' },
      winterEvening: { name: 'Winterabend', prompt: 'Winterabend' },
    },
  },
  portraits: {
    name: 'Porträts',
    ideas: {
      paperStudio: { name: 'Farbiges Papier', prompt: 'Farbiges Papier' },
      daylightStudio: { name: 'Tageslichtstudio', prompt: 'Tageslichtstudio' },
      greyStudio: { name: 'Graues Fotostudio', prompt: 'Graues Fotostudio' },
      palaceFoyer: { name: 'Palastfoyer', prompt: 'Palastfoyer' },
      oldBallroom: { name: 'Alter Ballsaal', prompt: 'Alter Ballsaal' },
      bridgeSunset: { name: 'Brücke bei Sonnenuntergang', prompt: 'Brücke bei Sonnenuntergang' },
    },
  },
};
