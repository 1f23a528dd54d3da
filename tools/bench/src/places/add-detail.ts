import { resizePlane, shrinkPlane } from '@tintory/pixels';
import { type LightImage } from '@tintory/effects';

/** A pixel is at most so many times as bright or as dark as the light around it. */
const most = 4;

/** The light of a small panorama with the detail of a sharper ordinary picture of the same view. */
export function addDetail(light: LightImage, picture: LightImage): LightImage {
  const [{ width, height }] = picture;
  const detailed = light.map((plane, channel) => {
    const sharp = picture[channel as 0];
    const soft = resizePlane(shrinkPlane(sharp, plane.width, plane.height), width, height);
    const large = resizePlane(plane, width, height);
    const data = large.data.map((value, i) => {
      const ratio = ((sharp.data[i] as number) + 0.01) / ((soft.data[i] as number) + 0.01);
      return value * Math.min(most, Math.max(1 / most, ratio));
    });
    return { data, width, height };
  });
  return detailed as unknown as LightImage;
}
