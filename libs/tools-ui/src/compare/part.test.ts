import { describe, expect, it } from 'vitest';
import { partOf, partStyle, regionOfJob } from './part.ts';

const region = { left: 10, top: 20, width: 30, height: 40 };

describe('the part of its photo that a result shows', () => {
  it('is told by its job', () => {
    expect(regionOfJob({ result: { mode: '2×', region } })).toEqual(region);
  });

  it('is all of it where the job tells nothing, or nothing that makes sense', () => {
    expect(regionOfJob({ result: null })).toBeNull();
    expect(regionOfJob({ result: { region: null } })).toBeNull();
    expect(regionOfJob({ result: { region: ['left'] } })).toBeNull();
    expect(regionOfJob({ result: { region: { left: 1, top: 2, width: '3' } } })).toBeNull();
  });

  it('fills the frame it is shown in', () => {
    const part = partOf(region, { width: 100, height: 80 });
    expect(part).toEqual({ left: 0.1, top: 0.25, width: 0.3, height: 0.5 });
    expect(partStyle(part)).toMatchObject({ top: '-50%', height: '200%' });
  });
});
