export const textToTattoo = {
  animals: {
    name: 'Animals',
    ideas: {
      wolfMoon: { name: 'Wolf and crescent moon', prompt: 'a wolf and a crescent moon' },
      lionCrown: { name: 'Lion with a crown', prompt: 'a lion and a crown' },
      stag: { name: 'Stag and pines', prompt: 'a stag and two pine trees' },
      owlKey: { name: 'Owl and key', prompt: 'an owl and a key' },
      hummingbird: {
        name: 'Hummingbird and blossom',
        prompt: 'a hummingbird and a cherry blossom',
      },
      butterfly: { name: 'Butterfly', prompt: 'a butterfly' },
      snakeRose: { name: 'Snake and rose', prompt: 'a snake and a rose' },
      foxLeaves: { name: 'Fox and leaves', prompt: 'a fox and leaves' },
      beeDaisies: { name: 'Bee and daisies', prompt: 'a bee and two daisies' },
      catMoon: { name: 'Cat under the moon', prompt: 'a cat and a moon' },
      raven: { name: 'Raven', prompt: 'a raven' },
    },
  },
  plants: {
    name: 'Plants',
    ideas: {
      rose: { name: 'Rose', prompt: 'a rose' },
      lotus: { name: 'Lotus flower', prompt: 'a lotus flower' },
      sunflower: { name: 'Sunflower', prompt: 'a sunflower' },
      treeOfLife: { name: 'Tree of life', prompt: 'tree of life' },
      mushroomSnail: { name: 'Mushroom and snail', prompt: 'a mushroom and a snail' },
    },
  },
  sea: {
    name: 'Sea',
    ideas: {
      anchorRose: { name: 'Anchor and rose', prompt: 'an anchor and a rose' },
      ship: { name: 'Ship on the sea', prompt: 'a ship and a wave' },
      octopus: { name: 'Octopus', prompt: 'an octopus' },
      whaleStars: { name: 'Whale and stars', prompt: 'a whale and three stars' },
      turtle: { name: 'Sea turtle', prompt: 'a turtle' },
      compass: { name: 'Compass', prompt: 'a compass' },
    },
  },
  myth: {
    name: 'Myth and magic',
    ideas: {
      dragon: { name: 'Dragon and flames', prompt: 'a dragon and two flames' },
      unicorn: { name: 'Unicorn and stars', prompt: 'a unicorn and two stars' },
      medusa: { name: 'Medusa', prompt: 'a medusa' },
      griffin: { name: 'Griffin', prompt: 'a griffin' },
    },
  },
  signs: {
    name: 'Signs and keepsakes',
    ideas: {
      skullRoses: { name: 'Skull and roses', prompt: 'a skull and two roses' },
      hourglass: { name: 'Hourglass and skull', prompt: 'an hourglass and a skull' },
      sacredHeart: { name: 'Sacred heart', prompt: 'a sacred heart' },
      sunMoon: { name: 'Sun and moon', prompt: 'a sun and a moon' },
      mountains: { name: 'Mountain and pines', prompt: 'a mountain and two pine trees' },
      dreamcatcher: { name: 'Dreamcatcher', prompt: 'a dreamcatcher' },
      lantern: { name: 'Lantern and moths', prompt: 'a lantern and two moths' },
      keyHeart: { name: 'Key and heart', prompt: 'a key and a heart' },
    },
  },
  lettering: {
    name: 'Names, dates, words',
    ideas: {
      feather: { name: 'Feather with a saying', prompt: 'a feather and the words "carpe diem"' },
      infinity: { name: 'Infinity with a name', prompt: 'infinity with the name Anna' },
      heart: { name: 'Heart with initials', prompt: 'a heart and the initials A & M' },
      date: { name: 'Rose with a date', prompt: 'a rose and the date 12.08.2019' },
    },
  },
} as const;
