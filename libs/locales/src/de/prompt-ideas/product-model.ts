import type { productModel as English } from '../../en/prompt-ideas/product-model.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const productModel: IdeasOf<typeof English> = {
  studio: {
    name: 'Im Studio',
    ideas: {
      whiteStudio: { name: 'Weißes Studio', prompt: 'Weißes Studio' },
      daylightStudio: { name: 'Tageslichtstudio', prompt: 'Tageslichtstudio' },
      paperStudio: { name: 'Farbiges Papier', prompt: 'Farbiges Papier' },
      greyStudio: { name: 'Graues Fotostudio', prompt: 'Graues Fotostudio' },
      darkStudio: { name: 'Dunkles Studio', prompt: 'Dunkles Studio' },
      gradientStudio: { name: 'Verlauf', prompt: 'Verlauf' },
    },
  },
  tables: {
    name: 'Auf dem Tisch',
    ideas: {
      cafeMarbleWhite: { name: 'Café: Weißer Marmor', prompt: 'Weißer Marmor, Café' },
      brightKitchenOakLaminate: {
        name: 'Helle Küche: Honigeiche',
        prompt: 'Honigeiche, Helle Küche',
      },
      loftKitchenMarbleWhite: {
        name: 'Loftküche: Weißer Marmor',
        prompt: 'Weißer Marmor, Loftküche',
      },
      classicBedroomLinen: {
        name: 'Klassisches Schlafzimmer: Leinen',
        prompt: 'Leinen, Klassisches Schlafzimmer',
      },
      houseGardenWeatheredPlanks: {
        name: 'Hausgarten: Verwitterte Bretter',
        prompt: 'Verwitterte Bretter, Hausgarten',
      },
      barLoftWalnutDark: {
        name: 'Bar im Loft: Dunkles Nussholz',
        prompt: 'Dunkles Nussholz, Bar im Loft',
      },
      palaceFoyerMarbleGreen: {
        name: 'Palastfoyer: Grünschwarzer Marmor',
        prompt: 'Grünschwarzer Marmor, Palastfoyer',
      },
    },
  },
  rooms: {
    name: 'In einem Raum',
    ideas: {
      diningRoom: { name: 'Esszimmer', prompt: 'Esszimmer' },
      herringboneRoom: {
        name: 'Zimmer mit Fischgrätparkett',
        prompt: 'Zimmer mit Fischgrätparkett',
      },
      homeOffice: { name: 'Arbeitszimmer', prompt: 'Arbeitszimmer' },
      artistWorkshop: { name: 'Fenster im Atelier', prompt: 'Fenster im Atelier' },
      hotelRoom: { name: 'Hotelzimmer', prompt: 'Hotelzimmer' },
      lounge: { name: 'Altes Wohnzimmer', prompt: 'Altes Wohnzimmer' },
    },
  },
  outdoors: {
    name: 'Draußen',
    ideas: {
      beach: { name: 'Strand am Morgen', prompt: 'Strand am Morgen' },
      japaneseGarden: { name: 'Japanischer Garten', prompt: 'Japanischer Garten' },
      pineForest: { name: 'Kiefernwald', prompt: 'Kiefernwald' },
      alpineMeadow: { name: 'Almwiese', prompt: 'Almwiese' },
      snowyForest: { name: 'Verschneiter Wald', prompt: 'Verschneiter Wald' },
      rockyForest: { name: 'Wald im Spätherbst', prompt: 'Wald im Spätherbst' },
    },
  },
  city: {
    name: 'In der Stadt',
    ideas: {
      oldTown: { name: 'Platz in der Altstadt', prompt: 'Platz in der Altstadt' },
      montmartre: { name: 'Gasse mit Kopfsteinpflaster', prompt: 'Gasse mit Kopfsteinpflaster' },
      marketArcade: { name: 'Markthalle', prompt: 'Markthalle' },
      townNight: { name: 'Dorfplatz bei Nacht', prompt: 'Dorfplatz bei Nacht' },
      bridgeSunset: { name: 'Brücke bei Sonnenuntergang', prompt: 'Brücke bei Sonnenuntergang' },
      glassBuildings: { name: 'Glasbauten am Fluss', prompt: 'Glasbauten am Fluss' },
    },
  },
};
