export const petPhoto = {
  home: {
    name: 'At home',
    ideas: {
      herringboneRoom: {
        name: 'Room with herringbone floor',
        prompt: 'Room with herringbone floor',
      },
      lounge: { name: 'Old lounge', prompt: 'Old lounge' },
      classicBedroom: { name: 'Classic bedroom', prompt: 'Classic bedroom' },
      sunnyFlat: { name: 'Sunny flat', prompt: 'Sunny flat' },
      pineAttic: { name: 'Pine attic', prompt: 'Pine attic' },
      brightKitchen: { name: 'Bright kitchen', prompt: 'Bright kitchen' },
    },
  },
  garden: {
    name: 'In the garden',
    ideas: {
      houseGarden: { name: 'House garden', prompt: 'House garden' },
      parkLawn: { name: 'Park lawn', prompt: 'Park lawn' },
      hilltop: { name: 'Hilltop under clouds', prompt: 'Hilltop under clouds' },
      greenMeadow: { name: 'Green meadow', prompt: 'Green meadow' },
      chineseGarden: { name: 'Chinese garden', prompt: 'Chinese garden' },
      japaneseGarden: { name: 'Japanese garden', prompt: 'Japanese garden' },
    },
  },
  nature: {
    name: 'In nature',
    ideas: {
      beach: { name: 'Beach in the morning', prompt: 'Beach in the morning' },
      alpineMeadow: { name: 'Alpine meadow', prompt: 'Alpine meadow' },
      mossyForest: { name: 'Mossy forest', prompt: 'Mossy forest' },
      riverBank: { name: 'River bank in the city', prompt: 'River bank in the city' },
      mistyField: { name: 'Misty field at sunrise', prompt: 'Misty field at sunrise' },
      waterfall: { name: 'Waterfall pool', prompt: 'Waterfall pool' },
    },
  },
  seasons: {
    name: 'Through the year',
    ideas: {
      rockyForest: { name: 'Forest in late autumn', prompt: 'Forest in late autumn' },
      snowyForest: { name: 'Snowy forest', prompt: 'Snowy forest' },
      snowField: { name: 'Snow field', prompt: 'Snow field' },
      winterEvening: { name: 'Winter evening', prompt: 'Winter evening' },
    },
  },
  portraits: {
    name: 'Portraits',
    ideas: {
      paperStudio: { name: 'Coloured paper', prompt: 'Coloured paper' },
      daylightStudio: { name: 'Daylight studio', prompt: 'Daylight studio' },
      greyStudio: { name: 'Grey photo studio', prompt: 'Grey photo studio' },
      palaceFoyer: { name: 'Palace foyer', prompt: 'Palace foyer' },
      oldBallroom: { name: 'Old ballroom', prompt: 'Old ballroom' },
      bridgeSunset: { name: 'Bridge at sunset', prompt: 'Bridge at sunset' },
    },
  },
} as const;
