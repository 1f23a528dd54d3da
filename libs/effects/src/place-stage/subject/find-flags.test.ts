import { createPlane } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { findFlags } from './find-flags.ts';
import type { SubjectTraits } from './subject-traits.ts';

const none = { left: false, right: false, above: false, below: false };
const surface = { path: '', metres: 1, gloss: 0, roughness: 1, blades: 0 };

function flagsOf({
  warnings = [],
  cut = {},
  lies = false,
  stoodInGrass = false,
  size = 600,
  blades = 0,
}: {
  warnings?: ('see_through' | 'larger_than_picture')[];
  cut?: Partial<typeof none>;
  lies?: boolean;
  stoodInGrass?: boolean;
  size?: number;
  blades?: number;
}) {
  const photo = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
  const judged = { confidence: 1, warnings, faint: false, isTrimmed: false };
  const found = { ...judged, own: { width: 1, height: 1 } };
  const alpha = createPlane(1, 1);
  const subject = { ...judged, found, alpha, original: photo, foreground: photo, scale: 1 };
  const traits: SubjectTraits = {
    ...{ thing: 'product', footAngle: 16, roll: 0, metres: 0.2, slender: 1, lightSide: 0 },
    ...{ lies, cut: { ...none, ...cut } },
  };
  const prepared = { foreground: photo, traits, stoodInGrass, size, brightness: 0.5 };
  return findFlags(subject, prepared, [{ kind: 'floor', surface: { ...surface, blades } }]);
}

describe('what somebody should know', () => {
  it('is nothing of a whole subject on a clean ground', () => {
    expect(flagsOf({})).toEqual([]);
  });

  it('is what the photograph cuts off', () => {
    expect(flagsOf({ cut: { left: true } })).toEqual(['cutAside']);
    expect(flagsOf({ cut: { left: true, right: true, above: true } })).toEqual(['closeUp']);
    expect(flagsOf({ warnings: ['larger_than_picture'] })).toEqual(['closeUp']);
  });

  it('is that grass hides the feet, unless blades cover them again', () => {
    expect(flagsOf({ stoodInGrass: true })).toEqual(['hiddenFeet']);
    expect(flagsOf({ stoodInGrass: true, blades: 0.03 })).toEqual([]);
  });

  it('is that it lies, is seen through, or has few pixels', () => {
    expect(flagsOf({ lies: true })).toEqual(['laidFlat']);
    expect(flagsOf({ warnings: ['see_through'] })).toEqual(['seeThrough']);
    expect(flagsOf({ size: 180 })).toEqual(['tiny']);
  });
});
