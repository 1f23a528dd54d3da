import type { Job } from './jobs.ts';
import { describe, expect, it } from 'vitest';
import { hasWarnings, warningsOf, unknownWords } from './result-warnings.ts';

const of = (result: Job['result']) => ({ result });

describe('a result', () => {
  it.each([
    [{ confidence: 0.42 }, 'subject'],
    [{ confidence: 0.42, warnings: ['part_missing'] }, 'partMissing'],
    [{ confidence: 0.97, warnings: ['neighbour_kept'] }, 'neighbourKept'],
    [{ confidence: 0.97, warnings: ['see_through', 'of_a_later_engine'] }, 'seeThrough'],
    [{ confidence: 0.97, faint_outline: true }, 'faint'],
    [{ confidence: 0.97, faces_found: 0 }, 'faceless'],
    [{ swapped: [0], fit: 'fair' }, 'pose'],
    [{ swapped: [0], fit: 'good', coarse: true }, 'coarse'],
    [{ swapped: [0], fit: 'good', covered: true }, 'covered'],
    [{ swapped: [0], fit: 'good', covered: false, shaded: true }, 'shaded'],
    [{ swapped: [0], fit: 'good', covered: false, hair: true }, 'hair'],
    [{ swapped: [0], fit: 'good', several_faces: 4 }, 'severalFaces'],
    [{ mode: 'cut', even: false }, 'uneven'],
    [{ confidence: 0.9, over_sleeves: true }, 'sleeves'],
    [{ confidence: 0.9, hides_neck: true }, 'neck'],
    [{ confidence: 0.9, loose_clothes: true }, 'loose'],
    [{ confidence: 0.9, unclear_arms: true }, 'arms'],
    [{ confidence: 0.9, unclear_garment: true }, 'garment'],
    [{ confidence: 0.9, cut_off: true }, 'cutOff'],
    [{ mode: 'oil', tiny: true }, 'tiny'],
    [{ confidence: 0.9, few_pixels: true }, 'fewPixels'],
    [{ flags: ['cutAside'] }, 'cutAside'],
    [{ flags: ['hiddenFeet'] }, 'hiddenFeet'],
    [{ flags: ['laidFlat'] }, 'laidFlat'],
    [{ flags: ['tiny'] }, 'fewPixels'],
    [{ flags: ['closeUp'] }, 'larger'],
    [{ flags: ['seeThrough'] }, 'seeThrough'],
    [{ blurred: true, noisy: false }, 'blurred'],
    [{ blurred: false, noisy: true }, 'noisy'],
    [{ blocky: true }, 'blocky'],
    [{ enlarged: true, blurred: false }, 'enlarged'],
  ] as const)('%o deserves a second look: %s', (result, warning) => {
    expect(warningsOf(of({ ...result, mode: 'any' } as Job['result']))).toEqual([warning]);
  });

  it('that is sure in everything needs none', () => {
    const sure = { confidence: 0.9, faces_found: 1, fit: 'good', even: true, unknown: [] };
    const bare = {
      confidence: 0.9,
      over_sleeves: false,
      hides_neck: false,
      loose_clothes: false,
      unclear_arms: false,
      unclear_garment: false,
      cut_off: false,
    };
    const clean = { blurred: false, noisy: false, blocky: false, enlarged: false };
    expect(hasWarnings(of(clean))).toBe(false);
    expect(hasWarnings(of(bare))).toBe(false);
    expect(hasWarnings(of(sure))).toBe(false);
    expect(hasWarnings(of({ confidence: 0.9, warnings: [] }))).toBe(false);
    expect(hasWarnings(of(null))).toBe(false);
  });

  it('names the words it left out, and that is something to say', () => {
    const left = of({ understood: ['marble'], unknown: ['zeppelin'] });
    expect(unknownWords(left)).toEqual(['zeppelin']);
    expect(hasWarnings(left)).toBe(true);
  });
});
