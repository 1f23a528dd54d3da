type Coat = { of: string; fills: Record<string, string>; marks?: string };

/** Animals that are another's drawing in a coat of their own. */
const coats: Record<string, Coat> = {
  'tintory-snowy-owl': {
    of: 'owl',
    fills: {
      '#6d4534': '#e9eef4',
      '#ffdea7': '#ffffff',
      '#ff822d': '#4b5563',
      '#1c1c1c': '#cdd6e0',
    },
    marks:
      '<path fill="#8b98a8" d="M6.200 17.500l1.500.6-.3 1.100-1.500-.5zM6 21l1.700.3-.1 1.100-1.400-.2zM25.800 17.500l-1.500.6.3 1.100 1.500-.5zM26 21l-1.700.3.1 1.100 1.400-.2zM13 4.200l1.300.5-.4.9-1.300-.4zM19 4.200l-1.300.5.4.9 1.300-.4zM15.400 5.600h1.200v.9h-1.200zM12.500 19.500l1.100.4-.4.8-1-.4zM19.500 19.500l-1.100.4.4.8 1-.4zM15.500 22.500h1v.8h-1z"/>',
  },
  'tintory-panther': {
    of: 'leopard',
    fills: {
      '#ffb02e': '#34303f',
      '#ff9f2e': '#282430',
      '#ffdea7': '#4a4556',
      '#6d4534': '#24202b',
      '#212121': '#d8c06a',
    },
  },
};

/** Whose drawing an animal is, if it only has another coat. */
export const coatOf = (motif: string): Coat | undefined => coats[motif];

/** A drawing in another coat, with its marks over it. */
export const inCoat = (body: string, { fills, marks = '' }: Coat): string =>
  body.replace(/#[0-9a-f]{6}/g, (fill) => fills[fill] ?? fill) + marks;
