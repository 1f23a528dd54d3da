/** What is worn, what carries others, and walls: drawn as the other furniture is, in boxes of 32 units. */
export const ownParts: Record<string, { names: string; body: string }> = {
  'tintory-tied-scarf': {
    names: 'tied scarf',
    body: '<path fill="#ca0b4a" d="M19 14h6l1 10.500h-6.500z"/><path fill="#f8312f" d="M15 13h6.500l.5 10.500h-7z"/><path fill="#ca0b4a" d="M15.200 20.600h6.700l.1 1.500h-6.900z"/><path fill="#f8312f" d="M5 10.500C5 8.600 6.400 8 8 8.400c5 1.300 11 1.300 16 0c1.600-.4 3 .1 3 2.100v2.300c0 1.500-.8 2.400-2.200 2.800c-5.700 1.500-11.900 1.500-17.600 0C5.800 15.200 5 14.300 5 12.800z"/><path fill="#ca0b4a" d="M5 12.300c7 2.600 15 2.600 22 0v.5c0 1.500-.8 2.400-2.200 2.800c-5.700 1.500-11.900 1.500-17.600 0C5.800 15.200 5 14.300 5 12.800z"/>',
  },
  'tintory-bow-tie': {
    names: 'bow tie, bowtie',
    body: '<path fill="#f8312f" d="M6 10.200C6 9 7.200 8.500 8.200 9l6.200 3.600v6.800L8.200 23c-1 .5-2.200 0-2.200-1.200zM26 10.200C26 9 24.800 8.500 23.800 9l-6.200 3.600v6.800l6.200 3.600c1 .5 2.200 0 2.200-1.200z"/><path fill="#ca0b4a" d="M13.600 13.400c0-.8.6-1.400 1.400-1.400h2c.8 0 1.400.6 1.400 1.400v5.200c0 .8-.6 1.400-1.400 1.400h-2c-.8 0-1.400-.6-1.400-1.400z"/>',
  },
  'tintory-flying-bird': {
    names: 'flying bird, flying birds, fliegender vogel',
    body: '<path fill="#8f0836" d="M15 15.500C15.500 9 19 4.500 25 2.500c.8 5.500-1.500 11.500-6 14.500z"/><path fill="#ca0b4a" d="M3.500 14.200C4.200 11 8 10 10.800 12.200c2.500 1.900 5.700 2.600 9 2.800l10.200.8c-1.500 3.600-6.500 6.200-12.400 6.200C10.200 22 4.800 20.200 3.500 14.200z"/><path fill="#e0245e" d="M12.500 15.800c-.6-6 .6-10 5.300-14.300c3.800 4.700 4.700 10.700 2.400 15.600c-2.500 1.700-6 1-7.700-1.300z"/><path fill="#f9c23c" d="M3.700 13.400L.600 15.300l3.100 1.200z"/><circle cx="7" cy="14.200" r=".9" fill="#212121"/>',
  },
  'tintory-lily-pad': {
    names: 'lily pad, seerosenblatt',
    body: '<path fill="#2f7a3d" d="M1.500 21.500C1.500 17.400 8 14.600 16 14.600s14.500 2.800 14.500 6.900S24 28.600 16 28.600S1.500 25.600 1.500 21.500z"/><path fill="#44a052" d="M1.500 20.300C1.500 16.200 8 13.400 16 13.400c3.200 0 6.200.5 8.600 1.300L17 20l13.300-1.200c.1.500.2 1 .2 1.500c0 4.100-6.500 7.100-14.500 7.100S1.500 24.400 1.500 20.300z"/><path fill="#6cc070" d="M16.600 20.400L8 15.700l.7-.4zM16 20.700l-11.600-.3v-.7zM16 21l-8.500 4-.8-.5zM17 21.200l3.500 5.400-1 .2z"/>',
  },
  'tintory-bowl': {
    names: 'bowl, fruit bowl, salad bowl, schüssel, schale, obstschale',
    body: '<path fill="#1c86c9" d="M11.500 26h9v3.500h-9z"/><path fill="#2f9fe0" d="M2 13.500h28c0 8-5.500 14-14 14s-14-6-14-14z"/><path fill="#1c86c9" d="M21 26.500c5.600-2 9-7 9-13h-3c0 6-2.200 10.500-6 13z"/><path fill="#7cd0ff" d="M1.500 12.500h29v2.200h-29z"/>',
  },
  'tintory-sofa': {
    names: 'sofa, couch, settee, kautsch, اريكة, كنبة',
    body: '<path fill="#1d3f9e" d="M5 30h3v2H5zM40 30h3v2h-3z"/><path fill="#2f5fd0" d="M5 15c0-2.200 1.800-4 4-4h30c2.200 0 4 1.800 4 4v10H5z"/><path fill="#274fb4" d="M23.600 11h.8v12h-.8z"/><path fill="#3f78ee" d="M6 21.500c0-.8.700-1.500 1.500-1.500h15.300c.7 0 1.200.5 1.200 1.200c0-.7.5-1.200 1.200-1.200h15.300c.8 0 1.500.7 1.500 1.500v4H6z"/><path fill="#2f5fd0" d="M5 25h38v5.500H5z"/><path fill="#274fb4" d="M6 25h36v1H6zM23.600 21h.8v4.500h-.8z"/><path fill="#4a86ff" d="M1 20.500c0-1.900 1.600-3.500 3.500-3.500S8 18.600 8 20.500v9c0 .8-.7 1.500-1.500 1.500h-4c-.8 0-1.500-.7-1.500-1.500zM40 20.500c0-1.900 1.600-3.500 3.500-3.500s3.500 1.600 3.500 3.500v9c0 .8-.7 1.500-1.500 1.500h-4c-.8 0-1.500-.7-1.500-1.500z"/>',
  },
  'tintory-box': {
    names: 'box, cardboard box, carton, karton, schachtel, pappkarton, صندوق, علبة',
    body: '<path fill="#a06d49" d="M5.500 11L1 6.500l-1 4.300l3.600 4.700zM26.500 11L31 6.500l1 4.300l-3.600 4.700z"/><path fill="#b97b52" d="M3.500 11h25v18.500h-25z"/><path fill="#d49a6e" d="M3.500 11h25v16.500h-25z"/><path fill="#e9c9a4" d="M14 11h4v7.500h-4z"/><path fill="#8a5a3c" d="M3.500 11h25v1.100h-25z"/>',
  },
  'tintory-fish-bowl': {
    names: 'fish bowl, fishbowl, goldfish bowl, goldfischglas',
    body: '<path fill="#bfe6f7" opacity=".75" d="M9 4h14v2.500c4.500 2.200 7.500 6.400 7.500 11.500c0 5-2.800 9-6.500 11.500H8C4.300 27 1.500 23 1.500 18c0-5.100 3-9.300 7.500-11.500z"/><path fill="#5cb8e6" opacity=".8" d="M3.400 12.500h25.200c1.200 1.700 1.900 3.500 1.900 5.500c0 5-2.800 9-6.500 11.500H8C4.300 27 1.500 23 1.500 18c0-2 .7-3.800 1.900-5.500z"/><path fill="#e3c48f" d="M5 26.300c7 1.700 15 1.700 22 0c-.9 1.200-1.900 2.300-3 3.200H8c-1.100-.9-2.100-2-3-3.200z"/><path fill="#e8f7fd" d="M8 3h16v2.200H8zM5 15c.4-2.200 1.500-4 3-5.500l1 .8C7.700 11.700 6.800 13.300 6.400 15z"/>',
  },
  'tintory-ship-bottle': {
    names: 'buddelschiff, flaschenschiff',
    body: '<path fill="#8a5a3c" d="M5 24h3v4H5zM18 24h3v4h-3zM3 27.500h20v2H3z"/><path fill="#cdeaf6" d="M5 9h15c3.500 0 4.500 4.500 7 4.500h3v6h-3c-2.500 0-3.500 4.500-7 4.500H5c-2 0-3.500-3.300-3.500-7.500S3 9 5 9z"/><path fill="#5cb8e6" d="M1.900 19.500c2-1 4-1 6 0s4 1 6 0s4-1 6 0c1.200.6 2.300.8 3.400.6C22.300 22.500 21.300 24 20 24H5c-1.500 0-2.700-1.800-3.100-4.500z"/><path fill="#5b4636" d="M8.700 10.800h.8v7h-.8zM13.100 10.300h.8v7.500h-.8z"/><path fill="#fffaf0" d="M9.500 11.200c2 .5 3 2.600 3 5.300h-3zM13.900 10.600c2.300.6 3.500 3 3.500 6h-3.500zM8.700 12c-1.900.6-2.800 2.400-2.800 4.500h2.800z"/><path fill="#c8553d" d="M5 17.300h13.200l-2.200 3.500H7.400z"/><path fill="#c9a27a" d="M29 14.300h2.500v4.400H29z"/><path fill="#fff" opacity=".75" d="M5 10.300h14v.9H5z"/>',
  },
  'tintory-skateboard': {
    names: 'skateboard, skate board, longboard, لوح تزلج',
    body: '<path fill="#8a5a3c" d="M1.200 19.600c1-.6 2-.2 2.700.7c.7.8 1.500 1.200 2.600 1.200h19c1.100 0 1.900-.4 2.600-1.200c.7-.9 1.700-1.300 2.700-.7c-.5 2.700-2.300 4.400-5.300 4.400h-19c-3 0-4.800-1.700-5.300-4.400z"/><path fill="#635994" d="M1.200 19.600c1-.6 2-.2 2.700.7c.7.8 1.500 1.200 2.600 1.200h19c1.100 0 1.900-.4 2.600-1.200c.7-.9 1.700-1.300 2.700-.7c-.4 2-1.900 3.200-5.300 3.200h-19c-3.400 0-4.900-1.200-5.300-3.200z"/><path fill="#9b9b9b" d="M7 24h4v1.500H7zM21 24h4v1.500h-4z"/><circle cx="9" cy="25.700" r="1.900" fill="#d2214b"/><circle cx="23" cy="25.700" r="1.900" fill="#d2214b"/><circle cx="9" cy="25.700" r=".8" fill="#fff"/><circle cx="23" cy="25.700" r=".8" fill="#fff"/>',
  },
  'tintory-lamp': {
    names: 'lamp, table lamp, desk lamp, floor lamp, lampe, tischlampe, مصباح',
    body: '<path fill="#8a5a3c" d="M14.800 15h2.400v12h-2.400z"/><path fill="#6d4630" d="M10 29.500c0-2.500 2.500-3.500 6-3.500s6 1 6 3.500z"/><path fill="#f6c445" d="M11.500 3h9l5 13h-19z"/><path fill="#e0a52e" d="M17.500 3h3l5 13h-5z"/>',
  },
  'tintory-stone-wall': {
    names: 'wall, stone wall, city wall, mauer, steinmauer, wand, جدار, حايط',
    body: '<path fill="#8c8683" d="M0 10h48v20H0z"/><path fill="#b3adaa" d="M.8 10.600h8.400v4.400H.8zM10.400 10.600h12v4.400h-12zM23.600 10.600h7.600v4.400h-7.600zM32.400 10.600h14.800v4.400H32.400zM.8 20.800h10v4h-10zM12 20.800h7.400v4H12zM20.600 20.800h12v4h-12zM33.800 20.800h13.400v4H33.800z"/><path fill="#a39c99" d="M.8 16.200h5v3.400h-5zM7 16.200h9.600v3.400H7zM17.800 16.200h10v3.400h-10zM29 16.200h8.600v3.400H29zM38.800 16.200h8.400v3.400h-8.400zM.8 26h6.200v3.400H.8zM8.200 26h11v3.400h-11zM20.400 26h8v3.400h-8zM29.600 26h9v3.400h-9zM39.800 26h7.400v3.400h-7.400z"/><path fill="#c9c3bf" d="M0 9h48v1.800H0z"/>',
  },
  'tintory-brick-wall': {
    names: 'brick wall, red brick wall, ziegelmauer, backsteinmauer',
    body: '<path fill="#d8c3b0" d="M0 10h48v20H0z"/><path fill="#b5523b" d="M0 10.500h7v3.400H0zM8 10.500h9v3.400H8zM18 10.500h9v3.400h-9zM28 10.500h9v3.400h-9zM38 10.500h10v3.400H38zM0 18.500h7v3.400H0zM8 18.500h9v3.400H8zM18 18.500h9v3.400h-9zM28 18.500h9v3.400h-9zM38 18.500h10v3.400H38zM0 26.500h7v3.200H0zM8 26.500h9v3.200H8zM18 26.500h9v3.200h-9zM28 26.500h9v3.200h-9zM38 26.500h10v3.200H38z"/><path fill="#a3462f" d="M0 14.500h2.500v3.400H0zM3.500 14.500h9v3.400h-9zM13.500 14.500h9v3.400h-9zM23.500 14.500h9v3.400h-9zM33.500 14.500h9v3.400h-9zM43.500 14.500H48v3.400h-4.500zM0 22.500h2.500v3.400H0zM3.500 22.500h9v3.400h-9zM13.500 22.500h9v3.400h-9zM23.500 22.500h9v3.400h-9zM33.500 22.500h9v3.400h-9zM43.500 22.500H48v3.400h-4.500z"/><path fill="#e8d9c8" d="M0 9h48v1.600H0z"/>',
  },
};

/** Where candles stand on the cake, as wide as there are. */
const top = { from: 5, to: 27 };

/** A birthday cake with as many candles as are told. */
export function cakeWith(count: number): string {
  const candles = Array.from({ length: count }, (_, i) => {
    const x = top.from + ((i + 0.5) / count) * (top.to - top.from);
    return `<path fill="#35c7f0" d="M${(x - 0.7).toFixed(2)} 6h1.400v5h-1.400z"/><path fill="#ffb02e" d="M${x.toFixed(2)} 1.800c1.200 1.600 1.200 3.400 0 3.800c-1.200-.4-1.200-2.200 0-3.800z"/>`;
  });
  return `${candles.join('')}<path fill="#d3883e" d="M3 17h26v11.500c0 .8-.7 1.500-1.500 1.500h-23c-.8 0-1.500-.7-1.500-1.500z"/><path fill="#ffdea7" d="M3 22h26v2H3z"/><path fill="#ffe9c4" d="M2 12.500C2 11.100 3.100 10 4.500 10h23c1.400 0 2.500 1.100 2.500 2.500v5c0 2-3.200 2.300-4 .6c-1.100 2-4 2-5 0c-1.100 2-4 2-5 0c-1.100 2-4 2-5 0c-1.100 2-4 2-5 0c-.8 1.700-4 1.400-4-.6z"/><path fill="#f472b6" d="M7 13.400l1.600 1-.5.8-1.600-1zM17 13.800l1.800-.5.3.9-1.800.5zM24 13l1.400 1.200-.6.7-1.400-1.200z"/>`;
}
