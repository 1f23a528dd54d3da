export const productModel = {
  studio: {
    name: 'In the studio',
    ideas: {
      white: { name: 'Clean white', prompt: 'clean white' },
      window: { name: 'Warm window light', prompt: 'in warm window light' },
      linen: { name: 'Linen and leaf shadows', prompt: 'on linen with leaf shadows' },
      concrete: { name: 'Concrete loft', prompt: 'on concrete in a loft' },
    },
  },
  tables: {
    name: 'On the table',
    ideas: {
      wood: { name: 'Oak table', prompt: 'on an oak table' },
      marble: { name: 'Marble', prompt: 'on marble' },
      marbleWindow: { name: 'Marble in window light', prompt: 'on marble in window light' },
      flatLay: { name: 'Flat lay on marble', prompt: 'flat lay on marble' },
      oakAbove: { name: 'Oak, seen from above', prompt: 'on oak, seen from above' },
    },
  },
  rooms: {
    name: 'In a room',
    ideas: {
      kitchen: { name: 'Kitchen', prompt: 'on a kitchen counter' },
      kitchenMarble: { name: 'Marble in a kitchen', prompt: 'on marble in a kitchen' },
      bathroom: { name: 'Bathroom', prompt: 'in a bathroom' },
      living: { name: 'Living room', prompt: 'in a living room' },
      bedroom: { name: 'Linen in a bedroom', prompt: 'on linen in a bedroom' },
      cafe: { name: 'Café table', prompt: 'on a café table' },
      christmas: { name: 'Christmas', prompt: 'at Christmas' },
    },
  },
  outdoors: {
    name: 'Outdoors',
    ideas: {
      beach: { name: 'On the beach', prompt: 'on sand at the beach' },
      beachSunset: { name: 'Beach at sunset', prompt: 'at the beach at sunset' },
      garden: { name: 'Garden in spring', prompt: 'in a garden in spring' },
      sunset: { name: 'Evening sky', prompt: 'at sunset' },
      night: { name: 'City lights at night', prompt: 'city lights at night' },
      street: { name: 'Street', prompt: 'on a street' },
      autumn: { name: 'Autumn leaves', prompt: 'in autumn leaves' },
      snow: { name: 'Wood in the snow', prompt: 'on wood in the snow' },
    },
  },
  paper: {
    name: 'On coloured paper',
    ideas: {
      paperSage: { name: 'Sage', prompt: 'on studio paper' },
      paperRose: { name: 'Rose', prompt: 'on pink paper' },
      paperBlue: { name: 'Sky blue', prompt: 'on blue paper' },
      paperMint: { name: 'Mint', prompt: 'on mint paper' },
      paperYellow: { name: 'Butter yellow', prompt: 'on yellow paper' },
      paperLilac: { name: 'Lilac', prompt: 'on lilac paper' },
      paperBrown: { name: 'Chocolate', prompt: 'on chocolate brown paper' },
      paperCream: { name: 'Cream', prompt: 'on cream paper' },
      paperRed: { name: 'Red', prompt: 'on red paper' },
    },
  },
  series: {
    name: 'A series',
    ideas: {
      seriesKitchen: { name: 'Oak, then marble', prompt: 'on oak and on marble' },
      seriesCatalog: {
        name: 'White, then window light',
        prompt: 'clean white, then warm window light',
      },
      seriesSoft: { name: 'Linen, then oak', prompt: 'on linen and on oak' },
      seriesSummer: { name: 'Beach, then garden', prompt: 'on sand and in a garden' },
      seriesEvening: { name: 'Sunset, then night', prompt: 'at sunset and at night' },
      seriesCity: { name: 'Concrete, then city lights', prompt: 'on concrete and in city lights' },
      seriesMarble: { name: 'Linen, then marble', prompt: 'on linen and on marble' },
    },
  },
} as const;
