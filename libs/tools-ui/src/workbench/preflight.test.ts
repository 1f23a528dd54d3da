import { describe, expect, it } from 'vitest';
import { preflight, forbids } from './preflight.ts';

const upscale = (width: number, height: number, factor: string) =>
  preflight('image_upscale', { width, height }, { factor });

describe('what is preflightIssue', () => {
  it('is nothing where a result fits, or the size is unknown', () => {
    expect(upscale(1_000, 1_000, '4')).toBeNull();
    expect(preflight('image_upscale', null, { factor: '4' })).toBeNull();
  });

  it('is a result that is too large, with a factor that goes', () => {
    const preflightIssue = upscale(3_000, 2_000, '4');
    expect(preflightIssue).toEqual({ kind: 'tooLarge', megapixels: 96, limit: 50, factor: '2' });
    expect(forbids(preflightIssue)).toBe(true);
  });

  it('names no factor where the photo is huge already', () => {
    expect(upscale(5_000, 4_000, '4')).toMatchObject({ kind: 'tooLarge', factor: null });
    expect(upscale(5_000, 4_000, '2')).toMatchObject({ kind: 'tooLarge', factor: null });
    expect(upscale(10_000, 300, '4')).toMatchObject({ kind: 'tooLarge', factor: '2' });
  });

  it('is a white ground where none was asked for in a format without transparency', () => {
    const values = { background: 'transparent', format: 'jpeg' };
    const preflightIssue = preflight('remove_background', null, values);
    expect(preflightIssue).toEqual({ kind: 'opaque' });
    expect(forbids(preflightIssue)).toBe(false);
    expect(preflight('remove_background', null, { ...values, format: 'png' })).toBeNull();
    expect(preflight('remove_background', null, { ...values, background: 'color' })).toBeNull();
  });

  it('is a photo too small to be painted, which may be painted all the same', () => {
    const preflightIssue = preflight('style_transfer_cartoon', { width: 120, height: 400 }, {});
    expect(preflightIssue).toEqual({ kind: 'tiny', side: 120, least: 256 });
    expect(forbids(preflightIssue)).toBe(false);
    expect(preflight('remove_background', { width: 120, height: 400 }, {})).toBeNull();
  });
});
