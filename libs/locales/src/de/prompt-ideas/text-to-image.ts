import type { textToImage as English } from '../../en/prompt-ideas/text-to-image.ts';
import type { IdeasOf } from '../../ideas-of.ts';

export const textToImage: IdeasOf<typeof English> = {
  landscapes: {
    name: 'Landschaften',
    ideas: {
      lakeMorning: {
        name: 'Boot auf dem See am Morgen',
        prompt: 'ein Segelboot am See bei Sonnenaufgang',
      },
      camels: { name: 'Oase in der Wüste', prompt: 'zwei Dromedare und eine Palme in der Wüste' },
      deerFog: { name: 'Rehe im Nebel', prompt: 'zwei Hirsche im Wald bei Nebel' },
      campMountains: {
        name: 'Zelt in den Bergen',
        prompt: 'ein Zelt und ein Feuer im Gebirge bei Nacht',
      },
      palmBeach: { name: 'Palmen am Strand', prompt: 'zwei Palmen und ein Sonnenschirm am Strand' },
      sheepMeadow: {
        name: 'Schafe im Frühling',
        prompt: 'vier Schafe auf einer Wiese im Frühling',
      },
      lighthouseStorm: { name: 'Leuchtturm im Sturm', prompt: 'ein Leuchtturm am Meer im Sturm' },
      farm: {
        name: 'Bauernhof im Sommer',
        prompt: 'ein Traktor und eine Kuh auf einem Feld im Sommer',
      },
    },
  },
  city: {
    name: 'Stadt',
    ideas: {
      cityNight: {
        name: 'Ballon über der Stadt',
        prompt: 'ein blauer Ballon über einer Stadt bei Nacht',
      },
      rainStreet: { name: 'Taxi im Regen', prompt: 'ein Taxi auf der Straße im Regen' },
      redCar: { name: 'Rotes Auto am Abend', prompt: 'ein rotes Auto auf der Straße am Abend' },
      bicycle: {
        name: 'Fahrrad im Park',
        prompt: 'ein gelbes Fahrrad und eine Bank im Park im Herbst',
      },
      bus: { name: 'Bus am Morgen', prompt: 'ein grüner Bus in der Stadt am Morgen' },
    },
  },
  stillLife: {
    name: 'Stillleben',
    ideas: {
      coffee: { name: 'Kaffee am Morgen', prompt: 'ein Kaffee auf einem Tisch am Morgen' },
      fruit: { name: 'Zitronen und Birne', prompt: 'zwei Zitronen und eine Birne auf einem Tisch' },
      plants: { name: 'Pflanzen am Fenster', prompt: 'zwei Topfpflanzen im Zimmer' },
      books: { name: 'Buch auf dem Tisch', prompt: 'a book on a table in the evening' },
      birthday: {
        name: 'Geburtstagstorte',
        prompt: 'ein Geburtstagskuchen und zwei Geschenke auf einem Tisch',
      },
      guitarRoom: { name: 'Gitarre und Sofa', prompt: 'eine Gitarre und ein Sofa im Zimmer' },
      catSofa: { name: 'Katze auf dem Stuhl', prompt: 'eine Katze auf einem Stuhl im Wohnzimmer' },
    },
  },
  seasons: {
    name: 'Jahreszeiten und Feste',
    ideas: {
      snowman: { name: 'Schneemann und Hasen', prompt: 'ein Schneemann und zwei Hasen im Schnee' },
      christmas: {
        name: 'Weihnachtsbaum',
        prompt: 'ein Weihnachtsbaum und drei Geschenke im Zimmer',
      },
      halloween: {
        name: 'Kürbis bei Nacht',
        prompt: 'ein Kürbis und ein Gespenst auf einem Feld bei Nacht',
      },
      springTulips: {
        name: 'Tulpen und Falter',
        prompt: 'fünf Tulpen und zwei Schmetterlinge im Garten im Frühling',
      },
      autumnFox: { name: 'Fuchs im Herbst', prompt: 'ein Fuchs und zwei Pilze im Wald im Herbst' },
      rainbow: {
        name: 'Regenbogen über dem Haus',
        prompt: 'ein Haus auf einer Wiese mit Regenbogen',
      },
    },
  },
  adventure: {
    name: 'Abenteuer',
    ideas: {
      rocket: { name: 'Rakete im All', prompt: 'eine Rakete und ein Alien im Weltraum' },
      dragonCastle: {
        name: 'Drache über der Burg',
        prompt: 'ein Drache über einem Schloss bei Nacht',
      },
      reef: { name: 'Unter Wasser', prompt: 'drei Fische und eine Schildkröte unter Wasser' },
      ufo: {
        name: 'Ufo und Kuh',
        prompt: 'eine fliegende Untertasse über einer Kuh auf einem Feld bei Nacht',
      },
      dinosaur: { name: 'Dinosaurier im Dschungel', prompt: 'an orange dinosaur in the jungle' },
      balloons: {
        name: 'Heißluftballons am Morgen',
        prompt: 'zwei Heißluftballons über dem Gebirge bei Sonnenaufgang',
      },
    },
  },
};
