export const textToImage = {
  landscapes: {
    name: 'Landscapes',
    ideas: {
      lakeMorning: { name: 'Boat on a morning lake', prompt: 'a sailboat on a lake at sunrise' },
      camels: { name: 'Oasis in the desert', prompt: 'two camels and a palm tree in the desert' },
      deerFog: { name: 'Deer in the fog', prompt: 'two deer in a forest in fog' },
      campMountains: {
        name: 'Camp in the mountains',
        prompt: 'a tent and a fire in the mountains at night',
      },
      palmBeach: { name: 'Palms on the beach', prompt: 'two palm trees and a parasol on a beach' },
      sheepMeadow: { name: 'Sheep in spring', prompt: 'four sheep in a meadow in spring' },
      lighthouseStorm: {
        name: 'Lighthouse in a storm',
        prompt: 'a lighthouse by the sea in a storm',
      },
      farm: { name: 'Farm in summer', prompt: 'a tractor and a cow in a field in summer' },
    },
  },
  city: {
    name: 'City',
    ideas: {
      cityNight: { name: 'Balloon over the city', prompt: 'a blue balloon over a city at night' },
      rainStreet: { name: 'Taxi in the rain', prompt: 'a taxi on a street in the rain' },
      redCar: { name: 'Red car at dusk', prompt: 'a red car on a street at dusk' },
      bicycle: {
        name: 'Bicycle in the park',
        prompt: 'a yellow bicycle and a bench in a park in autumn',
      },
      bus: { name: 'Bus in the morning', prompt: 'a green bus in the city in the morning' },
    },
  },
  stillLife: {
    name: 'Still life',
    ideas: {
      coffee: {
        name: 'Coffee in the morning',
        prompt: 'a cup of coffee on a table in the morning',
      },
      fruit: { name: 'Lemons and a pear', prompt: 'two lemons and a pear on a table' },
      plants: { name: 'Plants by the window', prompt: 'two potted plants in a room' },
      books: { name: 'Book on the table', prompt: 'a book on a table in the evening' },
      birthday: { name: 'Birthday cake', prompt: 'a birthday cake and two gifts on a table' },
      guitarRoom: { name: 'Guitar and sofa', prompt: 'a guitar and a sofa in a room' },
      catSofa: { name: 'Cat on a chair', prompt: 'a cat on a chair in a living room' },
    },
  },
  seasons: {
    name: 'Seasons and holidays',
    ideas: {
      snowman: { name: 'Snowman', prompt: 'a snowman and two rabbits in the snow' },
      christmas: { name: 'Christmas tree', prompt: 'a christmas tree and three gifts in a room' },
      halloween: { name: 'Pumpkin at night', prompt: 'a pumpkin and a ghost in a field at night' },
      springTulips: {
        name: 'Tulips and butterflies',
        prompt: 'five tulips and two butterflies in a garden in spring',
      },
      autumnFox: { name: 'Fox in autumn', prompt: 'a fox and two mushrooms in a forest in autumn' },
      rainbow: { name: 'Rainbow over a house', prompt: 'a house on a meadow with a rainbow' },
    },
  },
  adventure: {
    name: 'Adventure',
    ideas: {
      rocket: { name: 'Rocket in space', prompt: 'a rocket and an alien in space' },
      dragonCastle: {
        name: 'Dragon over a castle',
        prompt: 'a dragon flying over a castle at night',
      },
      reef: { name: 'Under the sea', prompt: 'three fish and a turtle under the sea' },
      ufo: { name: 'Ufo and cow', prompt: 'a ufo over a cow in a field at night' },
      dinosaur: { name: 'Dinosaur in the jungle', prompt: 'an orange dinosaur in the jungle' },
      balloons: {
        name: 'Hot air balloons at dawn',
        prompt: 'two hot air balloons over the mountains at dawn',
      },
    },
  },
} as const;
