import type { productModel as English } from '../../en/prompt-ideas/product-model.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const productModel: IdeasOf<typeof English> = {
  studio: {
    name: 'Im Studio',
    ideas: {
      white: { name: 'Reines Weiß', prompt: 'schlicht, weiß' },
      window: { name: 'Warmes Licht am Fenster', prompt: 'am Fenster, warmes Licht' },
      linen: { name: 'Leinen und Blattschatten', prompt: 'auf Leinen mit Blätter Schatten' },
      concrete: { name: 'Beton im Loft', prompt: 'auf Beton' },
    },
  },
  tables: {
    name: 'Auf dem Tisch',
    ideas: {
      wood: { name: 'Eichentisch', prompt: 'auf Eiche' },
      marble: { name: 'Marmor', prompt: 'auf Marmor' },
      marbleWindow: { name: 'Marmor im Fensterlicht', prompt: 'auf Marmor im Fensterlicht' },
      flatLay: { name: 'Marmor, von oben', prompt: 'auf Marmor, von oben gesehen' },
      oakAbove: { name: 'Eiche, von oben', prompt: 'auf Eiche, von oben gesehen' },
    },
  },
  rooms: {
    name: 'In einem Raum',
    ideas: {
      kitchen: { name: 'Küche', prompt: 'auf der Arbeitsplatte in der Küche' },
      kitchenMarble: { name: 'Marmor in der Küche', prompt: 'auf Marmor in der Küche' },
      bathroom: { name: 'Badezimmer', prompt: 'im Badezimmer' },
      living: { name: 'Wohnzimmer', prompt: 'im Wohnzimmer' },
      bedroom: { name: 'Leinen im Schlafzimmer', prompt: 'auf Leinen im Schlafzimmer' },
      cafe: { name: 'Tisch im Café', prompt: 'auf einem Tisch im Café' },
      christmas: { name: 'Weihnachten', prompt: 'an Weihnachten' },
    },
  },
  outdoors: {
    name: 'Draußen',
    ideas: {
      beach: { name: 'Am Strand', prompt: 'auf Sand am Strand' },
      beachSunset: { name: 'Strand im Abendrot', prompt: 'am Strand im Abendrot' },
      garden: { name: 'Garten im Frühling', prompt: 'im Garten im Frühling' },
      sunset: { name: 'Abendhimmel', prompt: 'im Abendrot' },
      night: { name: 'Lichter der Stadt', prompt: 'Lichter der Stadt, Nacht' },
      street: { name: 'Straße', prompt: 'auf der Straße' },
      autumn: { name: 'Herbstlaub', prompt: 'im Herbstlaub' },
      snow: { name: 'Holz im Schnee', prompt: 'auf Holz im Schnee' },
    },
  },
  paper: {
    name: 'Auf farbigem Papier',
    ideas: {
      paperSage: { name: 'Salbei', prompt: 'auf Papier' },
      paperRose: { name: 'Rosé', prompt: 'auf rosa Papier' },
      paperBlue: { name: 'Himmelblau', prompt: 'Papier, blau' },
      paperMint: { name: 'Minze', prompt: 'auf Minze Papier' },
      paperYellow: { name: 'Buttergelb', prompt: 'Papier, gelb' },
      paperLilac: { name: 'Flieder', prompt: 'auf lila Papier' },
      paperBrown: { name: 'Schokolade', prompt: 'Papier, schokolade' },
      paperCream: { name: 'Creme', prompt: 'auf creme Papier' },
      paperRed: { name: 'Rot', prompt: 'Papier, rot' },
    },
  },
  series: {
    name: 'Eine Serie',
    ideas: {
      seriesKitchen: { name: 'Eiche, dann Marmor', prompt: 'auf Eiche und auf Marmor' },
      seriesCatalog: { name: 'Weiß, dann Fensterlicht', prompt: 'schlicht, weiß, dann am Fenster' },
      seriesSoft: { name: 'Leinen, dann Eiche', prompt: 'auf Leinen und auf Eiche' },
      seriesSummer: { name: 'Strand, dann Garten', prompt: 'auf Sand und im Garten' },
      seriesEvening: { name: 'Abendrot, dann Nacht', prompt: 'im Abendrot und in der Nacht' },
      seriesCity: { name: 'Beton, dann Stadtlichter', prompt: 'auf Beton und Lichter der Stadt' },
      seriesMarble: { name: 'Leinen, dann Marmor', prompt: 'auf Leinen und auf Marmor' },
    },
  },
};
