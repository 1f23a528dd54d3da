export const petPhoto = {
  portraits: {
    name: 'Portraits',
    ideas: {
      white: { name: 'On clean white', prompt: 'on clean white' },
      linen: { name: 'On linen', prompt: 'on linen with leaf shadows' },
      marble: { name: 'In the palace', prompt: 'on elegant marble' },
      concrete: { name: 'In the loft', prompt: 'on concrete in a loft' },
    },
  },
  home: {
    name: 'At home',
    ideas: {
      window: { name: 'By the window', prompt: 'by the window in morning sunlight' },
      table: { name: 'On the table', prompt: 'on the table' },
      living: { name: 'In the living room', prompt: 'in the living room' },
      kitchen: { name: 'In the kitchen', prompt: 'in the kitchen' },
      bedroom: { name: 'In the bedroom', prompt: 'in the bedroom' },
    },
  },
  outdoors: {
    name: 'Outdoors',
    ideas: {
      garden: { name: 'In the garden', prompt: 'in a green garden' },
      gardenSunset: { name: 'Garden at sunset', prompt: 'in a garden at sunset' },
      beach: { name: 'On the beach', prompt: 'at the beach in summer' },
      sunset: { name: 'At sunset', prompt: 'at sunset' },
      city: { name: 'City at night', prompt: 'city lights at night' },
      autumn: { name: 'In autumn leaves', prompt: 'in autumn leaves' },
      street: { name: 'Walk in the street', prompt: 'on a street' },
      snow: { name: 'In the snow', prompt: 'in the snow' },
    },
  },
  paper: {
    name: 'Coloured paper',
    ideas: {
      paperSage: { name: 'Sage paper', prompt: 'on studio paper' },
      paperRose: { name: 'Rose paper', prompt: 'on pink paper' },
      paperBlue: { name: 'Sky blue paper', prompt: 'on blue paper' },
      paperMint: { name: 'Mint paper', prompt: 'on mint paper' },
      paperYellow: { name: 'Butter yellow paper', prompt: 'on yellow paper' },
      paperLilac: { name: 'Lilac paper', prompt: 'on lilac paper' },
      paperCream: { name: 'Cream paper', prompt: 'on cream paper' },
      paperRed: { name: 'Red paper', prompt: 'on red paper' },
      paperBrown: { name: 'Chocolate paper', prompt: 'on chocolate brown paper' },
    },
  },
  days: {
    name: 'Special days',
    ideas: {
      party: { name: 'Birthday party', prompt: 'party lights' },
      christmas: { name: 'Christmas', prompt: 'at Christmas by the fireplace' },
      holiday: { name: 'Summer holiday', prompt: 'summer holiday by the sea' },
      wedding: { name: 'Wedding day', prompt: 'elegant, on marble in window light' },
      forest: { name: 'Walk in the forest', prompt: 'in the forest' },
      sunday: { name: 'Sunday at home', prompt: 'cosy at home' },
    },
  },
} as const;
