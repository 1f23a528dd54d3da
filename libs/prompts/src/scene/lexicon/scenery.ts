import type { DayTime, Place, Season, Weather } from '../sense.ts';

/** Words of each meaning in English, German and Arabic, parted by commas. */
export const places: Record<Place, string> = {
  beach:
    'beach, tropical beach, by the sea, at the sea, by the ocean, near the sea, am meer, shore, seaside, coast, seashore, sand, tropical island, island, strand, küste, insel, شاطئ, الشاطئ, جزيرة',
  sea: 'sea, ocean, wave, waves, open sea, open water, meer, ozean, wellen, بحر, محيط',
  underwater:
    'underwater, under water, under the sea, under the ocean, deep sea, seabed, sea floor, seafloor, ocean floor, bottom of the sea, bottom of the ocean, meeresgrund, meeresboden, coral reef, reef, aquarium, unter wasser, تحت الماء',
  lake: 'lake, river, pond, lakeside, riverside, water, am see, im see, seeufer, fluss, teich, بحيرة, نهر',
  mountains:
    'mountains, mountain, alps, summit, peaks, valley, mountain range, alpine meadow, alm, gebirge, berge, berg, tal, جبل, جبال',
  forest: 'forest, woods, woodland, wald, غابة',
  jungle:
    'jungle, rainforest, rain forest, tropical forest, dschungel, urwald, regenwald, ادغال, الادغال, غابة مطيرة, غابة استوائية',
  city: 'city, town, downtown, skyline, cityscape, metropolis, stadt, großstadt, مدينة',
  street: 'street, road, highway, avenue, sidewalk, path, straße, strasse, weg, شارع, طريق',
  desert: 'desert, dunes, dune, sahara, oasis, wüste, düne, صحراء',
  room: 'room, living room, bedroom, indoors, inside, interior, home interior, office, kitchen, studio, window sill, windowsill, in the window, in a window, im fenster, في النافذة, by the window, at the window, near the window, next to the window, next to a window, beside the window, in front of the window, in front of a window, neben dem fenster, vor dem fenster, vor einem fenster, بجانب النافذة, امام النافذة, outside the window, through the window, vor dem fenster, fensterbank, am fenster, window light, fensterlicht, zimmer, wohnzimmer, schlafzimmer, küche, غرفة, مطبخ',
  meadow:
    'meadow, grass, lawn, park, garden, backyard, countryside, grassland, savanna, savannah, nature, hill, hills, hillside, hilltop, wiese, gras, garten, natur, hügel, hügeln, تل, تلال, مرج, حديقة, عشب',
  field:
    'field, farm, barn, scheune, farmland, wheat field, corn field, crops, acre, feld, acker, bauernhof, حقل, مزرعة',
  snow: 'snow, ice, arctic, antarctica, north pole, south pole, snowfield, snowy landscape, winter landscape, schnee, eis, ثلج',
  sky: 'sky, air, clouds above, heaven, himmel, luft, سماء',
  space:
    'space, on the moon, auf dem mond, outer space, universe, cosmos, galaxy, orbit, weltraum, weltall, فضاء',
};

export const times: Record<DayTime, string> = {
  dawn: 'dawn, rising sun, sun comes up, sun is rising, sun rises, aufgehende sonne, aufgehenden sonne, sunrise, morning, early morning, daybreak, at dawn, morgen, morgens, sonnenaufgang, morgendämmerung, فجر, شروق, صباح',
  day: 'day, daytime, noon, midday, afternoon, daylight, tag, mittag, tagsüber, نهار, ظهر',
  sunset:
    'sunset, setting sun, sun goes down, sun is setting, sun sets, untergehende sonne, untergehenden sonne, dusk, evening, twilight, golden hour, sundown, abend, abends, sonnenuntergang, abendrot, غروب, مساء',
  night:
    'night, in the dark, in darkness, im dunkeln, في الظلام, midnight, nighttime, starry, starry night, starry sky, moonlight, moon light, moonlit, moon, full moon, stars, nacht, nachts, mond, vollmond, sterne, mondschein, mondlicht, sternenhimmel, sternennacht, ليل, ليلا, قمر, نجوم',
};

export const weathers: Record<Weather, string> = {
  sunny:
    'sunny, sun, sunshine, sun shine, sun light, sunlight, clear sky, blue sky, sonne, sonnig, sonnenschein, شمس, مشمس',
  clouds: 'clouds, cloud, cloudy, overcast, wolken, wolke, bewölkt, غيوم, غيمة, غائم',
  rain: 'rain, rainy, raining, drizzle, shower, regen, regnerisch, مطر, ممطر',
  snow: 'snowing, snowfall, snowy, snowstorm, snow storm, snow fall, snow flurry, blizzard, schneefall, verschneit, ثلجي',
  fog: 'fog, foggy, mist, misty, haze, hazy, nebel, neblig, ضباب',
  storm: 'storm, stormy, thunderstorm, thunder, lightning, tempest, sturm, gewitter, blitz, عاصفة',
  rainbow: 'rainbow, rain bow, regenbogen, قوس قزح',
};

export const seasons: Record<Season, string> = {
  spring: 'spring, springtime, frühling, ربيع',
  summer: 'summer, summertime, sommer, صيف',
  autumn: 'autumn, fall, herbst, خريف',
  winter: 'winter, wintertime, wintry, شتاء',
};
