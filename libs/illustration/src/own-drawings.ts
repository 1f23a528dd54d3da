import { ownCompounds } from './own-compounds.ts';
import { ownFigures } from './own-figures.ts';
import { ownGrowth } from './own-growth.ts';
import { ownParts } from './own-parts.ts';
import { ownSights } from './own-sights.ts';
import { ownVehicles } from './own-vehicles.ts';

/** Plain furniture of scenes that no emoji shows, drawn in the emoji's manner: boxes of 32 units. */
export const ownDrawings: Record<string, { names: string; body: string }> = {
  ...ownCompounds,
  ...ownFigures,
  ...ownGrowth,
  ...ownParts,
  ...ownSights,
  ...ownVehicles,
  'tintory-table': {
    names: 'table, desk, tisch, طاولة',
    body: '<path fill="#8a5a3c" d="M4 14h3v15H5zM25 14h3l-1 15h-2z"/><path fill="#b97b52" d="M2 10h28v4H2z"/><path fill="#d49a6e" d="M2 10h28v1.6H2z"/>',
  },
  'tintory-bench': {
    names: 'bench, park bench, bank, مقعد',
    body: '<path fill="#5b4636" d="M5 10h2v19H5zM25 10h2v19h-2z"/><path fill="#b97b52" d="M3 10h26v3H3zM3 14.4h26v3H3z"/><path fill="#d49a6e" d="M2 20h28v3H2z"/>',
  },
  'tintory-hot-air-balloon': {
    names: 'hot air balloon, air balloon, heißluftballon, ballonfahrt, منطاد',
    body: '<path fill="#e5484d" d="M16 1c6.6 0 11 4.800 11 10.600c0 5.400-5.500 9.400-8.200 13.400h-5.600C10.500 21 5 17 5 11.600C5 5.800 9.400 1 16 1z"/><path fill="#f6c445" d="M11.200 2.200C8.6 4.300 8.200 8 8.200 11.600c0 5.400 3.800 9.400 5.600 13.400h4.400c1.800-4 5.600-8 5.600-13.400c0-3.600-.4-7.300-3-9.400C19.400 1.400 17.800 1 16 1s-3.400.4-4.800 1.200z"/><path fill="#e5484d" d="M16 1c2.600 0 4 4.800 4 10.600c0 5.400-1.500 9.400-2.400 13.400h-3.200c-.9-4-2.400-8-2.400-13.400C12 5.800 13.400 1 16 1z"/><path fill="none" stroke="#6d4a35" stroke-width=".5" d="M13.600 25l.6 3M18.400 25l-.6 3"/><path fill="#9a6a43" d="M13.400 27.600h5.200l-.5 3.400h-4.200z"/><path fill="#6d4a35" d="M13.200 27.200h5.600v.9h-5.600z"/>',
  },
  'tintory-lighthouse': {
    names: 'lighthouse, leuchtturm, منارة',
    body: '<path fill="#8f8a99" d="M7 30c0-2 2-3 4-3h10c2 0 4 1 4 3z"/><path fill="#f7f3ec" d="M12.5 10h7L21.6 28h-11.2z"/><path fill="#e5484d" d="M12.1 13.500h7.800l.4 3.700h-8.600zM11.300 20.800h9.400l.4 3.700H10.900z"/><path fill="#d9d3cb" d="M17.500 10h2L21.600 28h-2.800z" opacity=".6"/><path fill="#4a5160" d="M11 8.800h10v1.400H11zM13 5h6v3.800h-6z"/><path fill="#ffd968" d="M13.800 5.400h4.400v3.400h-4.400z"/><path fill="#c93d45" d="M12.400 5.200L16 1.600l3.600 3.600z"/><path fill="#6d4a35" d="M14.800 25h2.400v3h-2.400z"/>',
  },
  'tintory-fence': {
    names: 'fence, zaun',
    body: '<path fill="#c9a27a" d="M1 18h30v2H1zM1 24h30v2H1z"/><path fill="#e3c39e" d="M3 14.5l2-2 2 2V29H3zM10 14.5l2-2 2 2V29h-4zM18 14.5l2-2 2 2V29h-4zM25 14.5l2-2 2 2V29h-4z"/>',
  },
  'tintory-lamp-post': {
    names: 'street lamp, street light, lamp post, lamppost, straßenlaterne',
    body: '<path fill="#4a5160" d="M15 9h2v20h-2zM13 28h6v2h-6z"/><path fill="#ffd968" d="M12.6 3.6h6.8L18 9h-4z"/><path fill="#3a404d" d="M12 2h8v1.8h-8zM13.6 9h4.8v1.2h-4.8z"/>',
  },
  'tintory-pirate-ship': {
    names:
      'pirate ship, galleon, sailing ship, tall ship, viking ship, piratenschiff, segelschiff, سفينة قراصنة',
    body: '<path fill="#5b4636" d="M11 3h1.2v19H11zM20 5h1.200v17H20zM2 16.600l1-.8l5 5.200H6z"/><path fill="#f4ead6" d="M6.600 7c3 1.400 7.400 1.400 10 0c1.100 3.200 1.100 6.600 0 9.800c-2.800-1.100-7-1.100-10 0c1.200-3.200 1.200-6.600 0-9.800zM17.400 9c2 1 4.800 1 6.600 0c.9 2.600.9 5.400 0 8c-1.900-.9-4.700-.9-6.600 0c1-2.600 1-5.400 0-8z"/><path fill="#dccfb6" d="M14.400 7.800c.9-.2 1.600-.5 2.200-.8c1.100 3.200 1.100 6.600 0 9.800c-.6-.2-1.300-.4-2-.6c.9-2.800.8-5.600-.2-8.400zM22.400 9.600c.6-.2 1.100-.4 1.600-.6c.9 2.600.9 5.400 0 8c-.5-.2-1-.4-1.600-.5c.7-2.300.7-4.600 0-6.900z"/><path fill="#232830" d="M12.200 1.200c1.600.8 3.200-.6 5 .2v3.200c-1.800-.8-3.400.6-5-.2z"/><circle cx="14.700" cy="2.800" r=".8" fill="#fff"/><path fill="#7a4a2c" d="M3.600 20.600h20.200V17H30c-.4 6.200-2.600 10.400-6.400 12H9C6 27.400 4.200 24.600 3.600 20.600z"/><path fill="#9a6339" d="M3.600 20.600h26c-.1.900-.3 1.700-.5 2.400H4.200c-.3-.8-.5-1.500-.6-2.400zM23.800 17H30l-.2 1.600h-6z"/><path fill="#2f2018" d="M9 24.400h2v1.800H9zM14 24.400h2v1.800h-2zM19 24.400h2v1.800h-2z"/>',
  },
  'tintory-iceberg': {
    names: 'iceberg, eisberg, جبل جليدي',
    body: '<path fill="#e6f6fd" d="M0.500 29.500L3 21.500l3-1.500L8.500 14.500h15l3 3.500L28 22l3.500 7.500z"/><path fill="#fff" d="M8.500 14.500h15l3 3.500l-6 1.200l-4-1.400l-5 1.600L6 20z"/><path fill="#b9e0f2" d="M20.500 19.200l6-1.200L28 22l3.500 7.500h-9L23 24z"/><path fill="#8ec8e4" d="M3 21.500l3-1.500l5.500-.6L10 24l1.500 5.500H.500zM16.500 17.800l4 1.400L23 24l-.5 5.500H19L18 23z" opacity=".55"/>',
  },
  'tintory-cabin': {
    names: 'cabin, log cabin, wooden hut, blockhütte, holzhütte, hütte, berghütte, كوخ',
    body: '<path fill="#6b6f7a" d="M21.500 4.500h3.600V12h-3.600z"/><path fill="#8a5a3c" d="M4.500 15h23v14h-23z"/><path fill="#a06d49" d="M4.500 15.600h23v2.200h-23zM4.500 19.400h23v2.200h-23zM4.500 23.200h23v2.200h-23zM4.500 27h23v1.600h-23z"/><path fill="#6f4630" d="M10 14.500L16 9l6 5.500z"/><path fill="#4b3a33" d="M1.500 16.600L16 4.200l14.500 12.400l-1.700 2L16 7.800L3.200 18.600z"/><path fill="#5b3a28" d="M8 20h5.600v9H8z"/><circle cx="12.400" cy="24.800" r=".6" fill="#ffd968"/><path fill="#fbf0d8" d="M17.600 19.200h6.800v6h-6.800z"/><path fill="#ffd968" d="M18.300 19.900h2.400v2h-2.400zM21.300 19.900h2.400v2h-2.400zM18.300 22.500h2.400v2h-2.400zM21.300 22.500h2.400v2h-2.400z"/>',
  },
  'tintory-windmill': {
    names: 'windmill, mill, windmühle, mühle, طاحونة, طاحونة هواء',
    body: '<path fill="#e9dcc6" d="M12.200 12h7.600l2.600 18H9.600z"/><path fill="#d3c3a8" d="M17 12h2.800l2.600 18h-4z"/><path fill="#8a4b3a" d="M11 12.400c.4-3.600 2.400-5.400 5-5.400s4.600 1.800 5 5.400z"/><path fill="#6d4a35" d="M14.200 24.600c0-2.400 3.600-2.400 3.600 0V30h-3.600z"/><path fill="#7a5a44" d="M14.800 16.600h2.400v2.800h-2.400z"/><g transform="rotate(24 16 10)"><path fill="#6d4a35" d="M15.600 0h.8v20h-.8zM6 9.600h20v.8H6z"/><path fill="#fbf3e2" d="M16.600.4h2.800v7h-2.800zM12.600 12.600h2.800v7h-2.800zM18.600 10.600h7v2.800h-7zM6.400 6.600h7v2.800h-7z"/></g><circle cx="16" cy="10" r="1.100" fill="#4b3a33"/>',
  },
  'tintory-bridge': {
    names: 'bridge, stone bridge, brücke, steinbrücke, جسر',
    body: '<path fill="#a9a3a0" d="M0 22.600C5 20 10 18.600 16 18.600S27 20 32 22.600V30h-5.200c0-3.400-2-5-4.300-5s-4.300 1.600-4.300 5h-4.400c0-3.400-2-5-4.300-5s-4.300 1.600-4.300 5H0z"/><path fill="#8c8683" d="M0 22.600C5 20 10 18.600 16 18.600S27 20 32 22.600v1.500c-5-2.600-10-4-16-4s-11 1.400-16 4z"/><path fill="#c3bdb9" d="M0 20.400C5 17.800 10 16.400 16 16.400s11 1.400 16 4v1.300c-5-2.600-10-4-16-4S5 19.100 0 21.700z"/><path fill="#b3adaa" d="M3 20h1v2.400H3zM8 18.300h1v2.400H8zM13 17.500h1v2.400h-1zM18 17.500h1v2.400h-1zM23 18.300h1v2.400h-1zM28 20h1v2.400h-1z"/>',
  },
  'tintory-pyramids': {
    names: 'pyramids, pyramid, pyramide, pyramiden, اهرامات, هرم, اهرام',
    body: '<path fill="#d9b06a" d="M11 12L0 30h22z"/><path fill="#b98e4c" d="M11 12l4 18h7z"/><path fill="#e3bd7a" d="M23 19l-8 11h17z"/><path fill="#c39a58" d="M23 19l3 11h6z"/>',
  },
  'tintory-bamboo': {
    names: 'bamboo, bambus, خيزران',
    body: '<path fill="#6fae4a" d="M8 2h3v28H8zM15 0h3.400v30H15zM22 5h2.800v25H22z"/><path fill="#4f8a35" d="M7.600 8h3.800v.9H7.600zM7.600 15h3.800v.9H7.600zM7.600 22h3.800v.9H7.600zM14.600 6h4.200v1h-4.200zM14.600 13.500h4.200v1h-4.200zM14.600 21h4.200v1h-4.200zM21.600 11h3.600v.9h-3.600zM21.600 18h3.600v.9h-3.600zM21.600 25h3.600v.9h-3.600z"/><path fill="#86c95a" d="M11 8c3-3 5-3.200 7.400-2.600C16 7.600 14 8.600 11 8zM8 15C5 12.600 3 12.600.8 13.400C3.400 15.600 5.400 16 8 15zM18.400 13.500c2.600-3.300 4.700-3.700 7.400-3.300c-2.200 2.600-4.400 3.800-7.400 3.300zM25 18c2.400-2.600 4.400-3 6.600-2.400c-2 2.200-4 3-6.600 2.400zM15 21c-3-2.400-5-2.400-7.400-1.500c2.400 2.200 4.800 2.600 7.400 1.500z"/>',
  },
  'tintory-blossom-tree': {
    names:
      'cherry blossom tree, cherry blossoms tree, blossom tree, blossoming tree, blooming tree, blooming cherry tree, blossoming cherry tree, sakura tree, sakura, blühender baum, blühender kirschbaum, kirschblütenbaum, شجرة كرز مزهرة',
    body: '<path fill="#7a5240" d="M14.400 31l.6-9.500l-4.800-4.600l1-1.100l4.200 3l.3-4.800h1.400l.3 4.800l4-3.600l1.100 1.200l-4.600 5.400L18 31z"/><circle cx="9" cy="13" r="6.500" fill="#f3a9c1"/><circle cx="23.200" cy="13" r="6.500" fill="#ee97b4"/><circle cx="16" cy="8" r="7.300" fill="#f7b9cd"/><circle cx="16" cy="14" r="6" fill="#f3a9c1"/><path fill="#fde3ea" d="M10 9.500a1 1 0 1 1 .1 0zM14.500 4.500a1 1 0 1 1 .1 0zM19.500 8.500a1.100 1.100 0 1 1 .1 0zM6.500 14.500a1 1 0 1 1 .1 0zM24 12a1.100 1.100 0 1 1 .1 0zM15 13a1 1 0 1 1 .1 0zM20.500 16.500a1 1 0 1 1 .1 0zM11.500 17a.9.900 0 1 1 .1 0z"/><path fill="#dd7d9f" d="M12.500 12.500a.8.800 0 1 1 .1 0zM18 6a.8.800 0 1 1 .1 0zM26.500 15.500a.8.800 0 1 1 .1 0zM7.500 11a.7.700 0 1 1 .1 0zM19 13.500a.8.800 0 1 1 .1 0zM22.500 9.500a.7.700 0 1 1 .1 0z"/>',
  },
  'tintory-bookshelf': {
    names: 'bookshelf, bookcase, shelf, bücherregal, regal, رف كتب, رف',
    body: '<path fill="#8a5a3c" d="M5 2h22v28H5z"/><path fill="#5b3a28" d="M7 4h18v7H7zM7 13h18v7H7zM7 22h18v6H7z"/><path fill="#e5484d" d="M8 5.400h2V11H8zM19 14.600h2.200V20H19zM9 23.400h1.800V28H9z"/><path fill="#3d8bd4" d="M10.400 6h1.800v5h-1.800zM13 14.200h2V20h-2zM17 23h2.200v5H17z"/><path fill="#f6c445" d="M12.600 5h2.200v6h-2.200zM8.400 15h1.800v5H8.400zM19.600 23.800h1.600V28h-1.600z"/><path fill="#58a55c" d="M16 5.800h1.800V11H16zM15.400 15.200h1.800V20h-1.800zM11.200 23h2V28h-2z"/><path fill="#f4ead6" d="M20 6.400h1.600V11H20zM10.600 14.600H12V20h-1.400zM14 24h1.600v4H14z"/><path fill="#9a6fc4" d="M22 5.400h1.800V11H22zM22.200 15.400H24V20h-1.800zM22 23.200h1.800V28H22z"/>',
  },
  'tintory-scarecrow': {
    names: 'scarecrow, vogelscheuche, فزاعة',
    body: '<path fill="#8a5a3c" d="M15 10h2v20h-2zM3 13.400h26v1.600H3z"/><path fill="#3d6fb0" d="M9 12.400h14l4-.6v4.800l-5-.4V24H10v-7.800l-5 .4v-4.800z"/><path fill="#e5a33d" d="M12.800 18h2.400v2.400h-2.400zM18 14.600h2v2h-2z"/><path fill="#f6d56b" d="M3.400 12.200h1.800v4.400L2 18.600l.8-3-1.800-.6zM26.800 12.200h1.800l1.800 2.800-1.600.8.6 2.800-2.600-2zM10 24h2.200l-.6 2.800zM19.600 24H22l-.4 3zM14 24h4l-2 3z"/><circle cx="16" cy="8" r="4.200" fill="#f4dfb6"/><path fill="#4b3a33" d="M14 7.200h1.200v1.400H14zM16.800 7.200H18v1.400h-1.200zM13.800 10c1.400 1.200 3 1.200 4.400 0v.8c-1.400 1.200-3 1.200-4.400 0z"/><path fill="#a8703c" d="M9.600 5.600C13 4.200 19 4.200 22.400 5.600v1C19 5.400 13 5.400 9.600 6.600zM12.400 5l1.400-3.600h4.400L19.600 5z"/>',
  },
};
