/** Things with names of two words, which no emoji shows: drawn as the other furniture is. */
export const ownCompounds: Record<string, { names: string; body: string }> = {
  'tintory-doghouse': {
    names: 'dog house, doghouse, dog kennel, kennel, hundehütte, hundehaus, بيت كلب, بيت كلاب',
    body: '<path fill="#c98b5b" d="M5 15h22v15H5z"/><path fill="#b3764a" d="M5 19h22v.7H5zM5 23.400h22v.7H5zM5 27.800h22v.7H5z"/><path fill="#b3764a" d="M8 15.500L16 8l8 7.500z"/><path fill="#e5484d" d="M2 16.600L16 3.600l14 13-2.200 2.200L16 8 4.200 18.800z"/><path fill="#4b3a33" d="M10.500 30v-6.500c0-7 11-7 11 0V30z"/><path fill="#f4ead6" d="M12.200 13.300h7.600v2.400h-7.600z"/><path fill="#b3764a" d="M13.400 14.100h5.200v.8h-5.200z"/>',
  },
  'tintory-birdhouse': {
    names:
      'bird house, birdhouse, nesting box, vogelhaus, vogelhäuschen, nistkasten, بيت طيور, بيت عصافير',
    body: '<path fill="#7a5a44" d="M14.800 21h2.400v11h-2.400z"/><path fill="#5fa8d3" d="M8 10h16v12H8z"/><path fill="#4a8db8" d="M20.500 10H24v12h-3.500z"/><path fill="#5fa8d3" d="M9 10.500L16 4l7 6.500z"/><path fill="#a0522d" d="M5.500 11.800L16 1.800l10.500 10-1.800 1.900L16 5.500 7.300 13.700z"/><circle cx="16" cy="13.500" r="3" fill="#3a2a24"/><path fill="#a0522d" d="M15.300 18h1.400v2.600h-1.400zM7 21.400h18V23H7z"/>',
  },
  'tintory-fireplace': {
    names: 'fire place, fireplace, open fireplace, kamin, مدفاة',
    body: '<path fill="#b5523b" d="M3 7h26v23H3z"/><path fill="#8f3d2c" d="M3 11.300h26v.7H3zM3 16h26v.7H3zM3 20.700h26v.7H3zM3 25.400h26v.7H3zM7 7.500h.7v4H7zM15.600 7.500h.7v4h-.7zM24 7.500h.7v4H24z"/><path fill="#d8c3a5" d="M1 4h30v4H1z"/><path fill="#bfa886" d="M1 7h30v1H1z"/><path fill="#2b1f1c" d="M8 30V18.500c0-6.500 16-6.500 16 0V30z"/><path fill="#ff6723" d="M16 17c3 2.500 5 5 5 8a5 5 0 0 1-10 0c0-2 1-3.500 2.200-4.500c.2 1 .6 1.500 1.200 1.800c-.4-2 .3-4 1.600-5.300z"/><path fill="#ffb02e" d="M16.200 22c1.600 1.300 2.600 2.500 2.600 4.200a2.700 2.700 0 0 1-5.400 0c0-1.700 1.400-2.700 2.800-4.200z"/><path fill="#6d4a35" d="M9.800 28h12.400v1.800H9.800z"/>',
  },
  'tintory-wine-bottle': {
    names:
      'wine bottle, bottle of wine, weinflasche, flasche wein, bottle, flasche, glass bottle, زجاجة, زجاجة نبيذ',
    body: '<path fill="#2f6b45" d="M13.800 3h4.400v8c0 2.500 3.300 3 3.300 6.500V29c0 .8-.6 1.400-1.400 1.400h-8.200c-.8 0-1.400-.6-1.400-1.400V17.500c0-3.500 3.300-4 3.300-6.500z"/><path fill="#23523a" d="M18.800 13.700c1.400 1 2.700 1.900 2.700 3.800V29c0 .8-.6 1.400-1.400 1.400h-1.300z"/><path fill="#7c2242" d="M13.600 1.600h4.800V7h-4.800z"/><path fill="#f4ead6" d="M10.500 19h11v6.600h-11z"/><path fill="#c9a24a" d="M12 20.800h8v.8h-8zM13 22.800h6v.7h-6z"/>',
  },
  'tintory-water-bottle': {
    names: 'water bottle, bottle of water, wasserflasche, flasche wasser, زجاجة ماء',
    body: '<path fill="#7cc4ee" d="M13 5.500h6v2.800c0 2 3 2.700 3 5.700V29c0 .9-.6 1.500-1.500 1.500h-9c-.9 0-1.500-.6-1.500-1.500V14c0-3 3-3.700 3-5.700z"/><path fill="#5aaee0" d="M19.500 9.800C20.700 10.900 22 11.900 22 14v15c0 .9-.6 1.500-1.500 1.500h-1z"/><path fill="#2f7fc0" d="M12.600 2h6.800v3.800h-6.800z"/><path fill="#fff" d="M10 17.500h12v6H10z"/><path fill="#2f7fc0" d="M16 18.300c1.300 1.500 1.900 2.300 1.900 3.100a1.900 1.900 0 0 1-3.800 0c0-.8.600-1.600 1.900-3.100z"/>',
  },
  'tintory-sand-castle': {
    names: 'sand castle, sandcastle, sandburg, قلعة رمال, قلعة رملية',
    body: '<path fill="#e3bd7a" d="M1 30c2-3.500 6-4 15-4s13 .5 15 4z"/><path fill="#e3bd7a" d="M4 13h1.800v1.600h1.600V13h1.800v1.600h1.600V13h1.800v15H4zM19.400 13h1.800v1.600h1.600V13h1.800v1.600h1.600V13H28v15h-8.600z"/><path fill="#d2a75f" d="M11 17h1.600v1.400h1.800V17h1.600v1.400h1.800V17h1.600v1.400H21V28H11z"/><path fill="#e3bd7a" d="M12.400 8h1.500v1.300h1.400V8h1.500v1.300h1.400V8h1.400v10h-7.200z"/><path fill="#b98e4c" d="M14 28v-3.600c0-3 4-3 4 0V28zM7.400 18h1.600v3H7.400zM23 18h1.600v3H23zM15.300 11.600h1.400v2.400h-1.400z"/><path fill="#6d4a35" d="M15.700 2h.6v6.200h-.6z"/><path fill="#e5484d" d="M16.300 2.200l4.200 1.500l-4.200 1.600z"/>',
  },
  'tintory-starfish': {
    names: 'star fish, starfish, sea star, seestern, نجم بحر',
    body: '<path fill="#f2844b" d="M16 6c1.600 0 2.300 5.500 3.600 7s7.900.6 8.400 2.300s-4.900 3.700-5.600 5.700s2.600 7 1.200 8.200s-5.300-3.300-7.600-3.300s-6.200 4.500-7.600 3.300s1.900-6.200 1.200-8.200S3.500 17 4 15.300s7.100-.8 8.400-2.300S14.400 6 16 6z"/><g fill="#ffc09a"><circle cx="16" cy="10.500" r=".8"/><circle cx="16" cy="14" r=".9"/><circle cx="23.500" cy="16.500" r=".8"/><circle cx="20" cy="17.600" r=".9"/><circle cx="8.500" cy="16.500" r=".8"/><circle cx="12" cy="17.600" r=".9"/><circle cx="20.600" cy="25" r=".8"/><circle cx="18.600" cy="22" r=".9"/><circle cx="11.400" cy="25" r=".8"/><circle cx="13.400" cy="22" r=".9"/></g>',
  },
  'tintory-beach-ball': {
    names: 'beach ball, beachball, strandball, wasserball, كرة شاطي',
    body: '<circle cx="16" cy="16" r="14" fill="#e5484d"/><path fill="#f4f4f4" d="M14 7.500C9 9 5 12 2.600 20A14 14 0 0 1 8 4.500zM18.500 8.200C24 11 26 17 25.500 26.300A14 14 0 0 0 29.600 13z"/><path fill="#3d8bd4" d="M14.500 7.400C12 13 13 23 17.500 29.900A14 14 0 0 0 25.300 26.400C25.600 17 23 11 18.400 8.200z"/><path fill="#f6c445" d="M2.600 20.200C5 12.500 9 9 14 7.600C11.800 13 12.600 23 17 29.900A14 14 0 0 1 2.600 20.200z"/><circle cx="16.200" cy="7.400" r="2.400" fill="#f4f4f4"/>',
  },
};
