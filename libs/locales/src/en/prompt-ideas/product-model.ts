export const productModel = {
  studio: {
    name: 'In the studio',
    ideas: {
      whiteStudio: { name: 'White studio', prompt: 'White studio' },
      daylightStudio: { name: 'Daylight studio', prompt: 'Daylight studio' },
      paperStudio: { name: 'Coloured paper', prompt: 'Coloured paper' },
      greyStudio: { name: 'Grey photo studio', prompt: 'Grey photo studio' },
      darkStudio: { name: 'Dark studio', prompt: 'Dark studio' },
      gradientStudio: { name: 'Gradient', prompt: 'Gradient' },
    },
  },
  tables: {
    name: 'On the table',
    ideas: {
      cafeMarbleWhite: { name: 'Café: White marble', prompt: 'White marble, Café' },
      brightKitchenOakLaminate: {
        name: 'Bright kitchen: Honey oak',
        prompt: 'Honey oak, Bright kitchen',
      },
      loftKitchenMarbleWhite: {
        name: 'Loft kitchen: White marble',
        prompt: 'White marble, Loft kitchen',
      },
      classicBedroomLinen: { name: 'Classic bedroom: Linen', prompt: 'Linen, Classic bedroom' },
      houseGardenWeatheredPlanks: {
        name: 'House garden: Weathered planks',
        prompt: 'Weathered planks, House garden',
      },
      barLoftWalnutDark: {
        name: 'Bar in a loft: Dark walnut',
        prompt: 'Dark walnut, Bar in a loft',
      },
      palaceFoyerMarbleGreen: {
        name: 'Palace foyer: Green-black marble',
        prompt: 'Green-black marble, Palace foyer',
      },
    },
  },
  rooms: {
    name: 'In a room',
    ideas: {
      diningRoom: { name: 'Dining room', prompt: 'Dining room' },
      herringboneRoom: {
        name: 'Room with herringbone floor',
        prompt: 'Room with herringbone floor',
      },
      homeOffice: { name: 'Home office', prompt: 'Home office' },
      artistWorkshop: { name: 'Artist’s window', prompt: 'Artist’s window' },
      hotelRoom: { name: 'Hotel room', prompt: 'Hotel room' },
      lounge: { name: 'Old lounge', prompt: 'Old lounge' },
    },
  },
  outdoors: {
    name: 'Outdoors',
    ideas: {
      beach: { name: 'Beach in the morning', prompt: 'Beach in the morning' },
      japaneseGarden: { name: 'Japanese garden', prompt: 'Japanese garden' },
      pineForest: { name: 'Pine forest', prompt: 'Pine forest' },
      alpineMeadow: { name: 'Alpine meadow', prompt: 'Alpine meadow' },
      snowyForest: { name: 'Snowy forest', prompt: 'Snowy forest' },
      rockyForest: { name: 'Forest in late autumn', prompt: 'Forest in late autumn' },
    },
  },
  city: {
    name: 'In the city',
    ideas: {
      oldTown: { name: 'Old town square', prompt: 'Old town square' },
      montmartre: { name: 'Cobbled lane', prompt: 'Cobbled lane' },
      marketArcade: { name: 'Market arcade', prompt: 'Market arcade' },
      townNight: { name: 'Town square at night', prompt: 'Town square at night' },
      bridgeSunset: { name: 'Bridge at sunset', prompt: 'Bridge at sunset' },
      glassBuildings: {
        name: 'Glass buildings by the river',
        prompt: 'Glass buildings by the river',
      },
    },
  },
} as const;
