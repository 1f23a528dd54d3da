import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { landmarkPoints, runDetectFaces } from './run-detect-faces.ts';
import { drawFaces } from './testing/drawn-face.ts';

let folder: TempFolder;
const left = { x: 150, y: 200, radius: 60 };
const right = { x: 450, y: 220, radius: 70, skin: '#c08a68' };

beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

it('tells places as fractions of the picture, in the order of the indexes', async () => {
  const drawn = [left, right];
  const couple = await folder.put('couple.png', await drawFaces(600, 400, drawn).png().toBuffer());
  const { faces, width, height } = await runDetectFaces({ inputPath: couple });
  expect([width, height]).toEqual([600, 400]);
  expect(faces.map(({ index }) => index)).toEqual([0, 1]);
  for (const [i, { x, y }] of drawn.entries()) {
    const { box, landmarks } = faces[i] ?? {
      box: { x: 0, y: 0, width: 0, height: 0 },
      landmarks: [],
    };
    expect(box.x + box.width / 2).toBeCloseTo(x / 600, 1);
    expect(box.y + box.height / 2).toBeCloseTo((y + 4) / 400, 1);
    expect(landmarks.length).toBe(landmarkPoints.length);
    const [nose] = landmarks.slice(4, 5);
    expect(nose?.[0]).toBeCloseTo(x / 600, 1);
  }
});

it.each([90, 180, 270])('finds a face in a picture that lies, turned by %i°', async (angle) => {
  // Only the face: the face model finds none in this drawing unless it is rotated.
  const upright = drawFaces(190, 230, [{ x: 95, y: 105, radius: 80 }]);
  const turned = await sharp(await upright.png().toBuffer())
    .rotate(angle)
    .png()
    .toBuffer();
  const { faces } = await runDetectFaces({ inputPath: await folder.put('lies.png', turned) });
  expect(faces).toHaveLength(1);
});

it('answers with no face for a picture without one', async () => {
  const wall = await folder.put('wall.png', await drawFaces(400, 400, []).png().toBuffer());
  expect((await runDetectFaces({ inputPath: wall })).faces).toEqual([]);
});
