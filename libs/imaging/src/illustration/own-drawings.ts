/** Plain furniture of scenes that no emoji shows, drawn in the emoji's manner: boxes of 32 units. */
export const ownDrawings: Record<string, { names: string; body: string }> = {
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
};
