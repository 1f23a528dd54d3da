import type { textToTattoo as English } from '../../en/prompt-ideas/text-to-tattoo.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const textToTattoo: IdeasOf<typeof English> = {
  animals: {
    name: 'Tiere',
    ideas: {
      wolfMoon: { name: 'Wolf und Mondsichel', prompt: 'ein Wolf und ein Halbmond' },
      lionCrown: { name: 'Löwe mit Krone', prompt: 'ein Löwe und eine Krone' },
      stag: { name: 'Hirsch und Tannen', prompt: 'ein Hirschkopf und zwei Tannen' },
      owlKey: { name: 'Eule und Schlüssel', prompt: 'eine Eule und ein Schlüssel' },
      hummingbird: { name: 'Kolibri und Blüte', prompt: 'ein Kolibri und eine Kirschblüte' },
      butterfly: { name: 'Schmetterling', prompt: 'ein Schmetterling' },
      snakeRose: { name: 'Schlange und Rose', prompt: 'eine Schlange und eine Rose' },
      foxLeaves: { name: 'Fuchs und Blätter', prompt: 'ein Fuchs und Blätter' },
      beeDaisies: { name: 'Biene und Margeriten', prompt: 'eine Biene und zwei Margeriten' },
      catMoon: { name: 'Katze und Mond', prompt: 'eine Katze und ein Mond' },
      raven: { name: 'Rabe', prompt: 'ein Rabe' },
    },
  },
  plants: {
    name: 'Pflanzen',
    ideas: {
      rose: { name: 'Rose', prompt: 'eine Rose' },
      lotus: { name: 'Lotusblume', prompt: 'eine Lotusblume' },
      sunflower: { name: 'Sonnenblume', prompt: 'eine Sonnenblume' },
      treeOfLife: { name: 'Lebensbaum', prompt: 'Lebensbaum' },
      mushroomSnail: { name: 'Pilz und Schnecke', prompt: 'ein Pilz und eine Schnecke' },
      cherryBlossom: { name: 'Kirschblüten', prompt: 'drei Kirschblüten' },
      lavender: { name: 'Lavendel und Biene', prompt: 'Lavendel und eine kleine Biene' },
      birthFlower: { name: 'Geburtsblume', prompt: 'Geburtsblume Januar' },
    },
  },
  sea: {
    name: 'Meer',
    ideas: {
      anchorRose: { name: 'Anker und Rose', prompt: 'ein Anker und eine Rose' },
      ship: { name: 'Schiff auf See', prompt: 'ein Schiff und eine Welle' },
      octopus: { name: 'Krake', prompt: 'ein Krake' },
      whaleStars: { name: 'Wal und Sterne', prompt: 'ein Wal und drei Sterne' },
      turtle: { name: 'Schildkröte', prompt: 'eine Schildkröte' },
      compass: { name: 'Kompass', prompt: 'ein Kompass' },
    },
  },
  myth: {
    name: 'Sagen und Magie',
    ideas: {
      dragon: { name: 'Drache und Flammen', prompt: 'ein Drache und zwei Flammen' },
      unicorn: { name: 'Einhorn und Sterne', prompt: 'ein Einhorn und zwei Sterne' },
      medusa: { name: 'Medusa', prompt: 'Medusa' },
      griffin: { name: 'Greif', prompt: 'ein Greif' },
    },
  },
  signs: {
    name: 'Zeichen und Andenken',
    ideas: {
      skullRoses: { name: 'Totenkopf und Rosen', prompt: 'ein Totenkopf und zwei Rosen' },
      hourglass: { name: 'Sanduhr und Totenkopf', prompt: 'eine Sanduhr und ein Totenkopf' },
      sacredHeart: { name: 'Heiliges Herz', prompt: 'a sacred heart' },
      sunMoon: { name: 'Sonne und Mond', prompt: 'eine Sonne und ein Mond' },
      mountains: { name: 'Berg und Tannen', prompt: 'ein Berg und zwei Tannen' },
      dreamcatcher: { name: 'Traumfänger', prompt: 'ein Traumfänger' },
      lantern: { name: 'Laterne und Falter', prompt: 'eine Laterne und zwei Falter' },
      keyHeart: { name: 'Schlüssel und Herz', prompt: 'ein Schlüssel und ein Herz' },
      prayingHands: { name: 'Betende Hände', prompt: 'betende Hände' },
      hamsa: { name: 'Hand der Fatima', prompt: 'Hand der Fatima' },
      valknut: { name: 'Valknut und Rabe', prompt: 'Valknut und ein Rabe' },
      chess: { name: 'Schachkönig und Dame', prompt: 'Schachkönig und Schachdame' },
      orion: { name: 'Orion', prompt: 'Sternbild Orion' },
    },
  },
  lettering: {
    name: 'Namen, Daten, Worte',
    ideas: {
      feather: { name: 'Feder mit Spruch', prompt: 'eine Feder und der Spruch „carpe diem“' },
      infinity: { name: 'Unendlich mit Namen', prompt: 'Unendlich mit dem Namen Anna' },
      heart: { name: 'Herz mit Initialen', prompt: 'ein Herz und die Initialen A & M' },
      date: { name: 'Rose mit Datum', prompt: 'eine Rose und das Datum 12.08.2019' },
      place: { name: 'Kompass mit Ort', prompt: 'ein Kompass und 48.8566° N 2.3522° E' },
    },
  },
};
