export { rgbOf, type Rgb } from './color.ts';
export { castShadow, type ShadowFall } from './cast-shadow.ts';
export { composeStage } from './compose-stage.ts';
export { createStudio } from './create-studio.ts';
export { drawStudio } from './draw-studio.ts';
export { fallSnow } from './fall-snow.ts';
export {
  gradientBackdrop,
  patternBackdrop,
  patternNames,
  type PatternName,
} from './flat-backdrops.ts';
export { lightNames, lightStudio, toneOf, type LightName } from './light-studio.ts';
export { relight } from './relight.ts';
export { isOpenAir, settingNames, settingSurfaces, type SettingName } from './settings/settings.ts';
export { studioNames, type StudioName } from './studio.ts';
export { turnFloor, usualView, type StudioView } from './studio-view.ts';
export { toneSubject } from './tone-subject.ts';
