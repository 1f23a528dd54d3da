import type { petPhoto as English } from '../../en/prompt-ideas/pet-photo.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const petPhoto: IdeasOf<typeof English> = {
  portraits: {
    name: 'Porträts',
    ideas: {
      white: { name: 'Vor reinem Weiß', prompt: 'schlicht, weiß' },
      linen: { name: 'Auf Leinen', prompt: 'auf Leinen mit Blätter Schatten' },
      marble: { name: 'Im Palast', prompt: 'auf Marmor, elegant' },
      concrete: { name: 'Im Loft', prompt: 'auf Beton' },
    },
  },
  home: {
    name: 'Zuhause',
    ideas: {
      window: { name: 'Am Fenster', prompt: 'am Fenster im Sonnenlicht' },
      table: { name: 'Auf dem Tisch', prompt: 'auf dem Tisch' },
      living: { name: 'Im Wohnzimmer', prompt: 'im Wohnzimmer' },
      kitchen: { name: 'In der Küche', prompt: 'in der Küche' },
      bedroom: { name: 'Im Schlafzimmer', prompt: 'im Schlafzimmer' },
    },
  },
  outdoors: {
    name: 'Draußen',
    ideas: {
      garden: { name: 'Im Garten', prompt: 'im Garten' },
      gardenSunset: { name: 'Garten im Abendrot', prompt: 'im Garten im Abendrot' },
      beach: { name: 'Am Strand', prompt: 'am Strand im Sommer' },
      sunset: { name: 'Im Abendrot', prompt: 'im Abendrot' },
      city: { name: 'Stadt bei Nacht', prompt: 'Lichter der Stadt, Nacht' },
      autumn: { name: 'Im Herbstlaub', prompt: 'im Herbstlaub' },
      street: { name: 'Auf der Straße', prompt: 'auf der Straße' },
      snow: { name: 'Im Schnee', prompt: 'im Schnee' },
    },
  },
  paper: {
    name: 'Farbiges Papier',
    ideas: {
      paperSage: { name: 'Salbeifarbenes Papier', prompt: 'auf Papier' },
      paperRose: { name: 'Roséfarbenes Papier', prompt: 'auf rosa Papier' },
      paperBlue: { name: 'Himmelblaues Papier', prompt: 'Papier, blau' },
      paperMint: { name: 'Minzfarbenes Papier', prompt: 'auf Minze Papier' },
      paperYellow: { name: 'Buttergelbes Papier', prompt: 'Papier, gelb' },
      paperLilac: { name: 'Fliederfarbenes Papier', prompt: 'auf lila Papier' },
      paperCream: { name: 'Cremefarbenes Papier', prompt: 'auf creme Papier' },
      paperRed: { name: 'Rotes Papier', prompt: 'Papier, rot' },
      paperBrown: { name: 'Schokobraunes Papier', prompt: 'Papier, schokolade' },
    },
  },
  days: {
    name: 'Besondere Tage',
    ideas: {
      party: { name: 'Geburtstagsfest', prompt: 'eine Party, Lichter' },
      christmas: { name: 'Weihnachten', prompt: 'an Weihnachten am Kamin' },
      holiday: { name: 'Sommerurlaub', prompt: 'im Sommer am Meer' },
      wedding: { name: 'Hochzeitstag', prompt: 'elegant, auf Marmor im Fensterlicht' },
      forest: { name: 'Waldspaziergang', prompt: 'im Wald' },
      sunday: { name: 'Sonntag zuhause', prompt: 'gemütlich zuhause' },
    },
  },
};
