// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeWithin } from './limit-bytes.ts';

/** Writes `perStep` bytes per step of quality, times the share of the area that `scale` leaves. */
function fakeEncoder(perStep: number, bytesOfHead = 0) {
  const calls: [quality: number, scale: number][] = [];
  const encode = async (quality: number, scale: number) => {
    calls.push([quality, scale]);
    return { size: Math.round(bytesOfHead + (quality * perStep * scale * scale) / 10_000) };
  };
  return { calls, encode };
}

const limit = fc.integer({ min: 1, max: 200_000 });
const weight = fc.integer({ min: 1, max: 2_000 });
const quality = fc.integer({ min: 1, max: 100 });

describe('a limit of bytes', () => {
  it('costs nothing and one try where the file is small enough', async () => {
    const { encode, calls } = fakeEncoder(10);
    const options = { maxBytes: 900, quality: 90, lossy: true, mayShrink: true };
    expect(await encodeWithin({ ...options, encode })).toMatchObject({ quality: 90, scale: 100 });
    expect(calls).toEqual([[90, 100]]);
  });

  it('takes the highest quality that fits, in a handful of tries', async () => {
    await fc.assert(
      fc.asyncProperty(limit, weight, quality, async (maxBytes, perStep, wanted) => {
        const { encode, calls } = fakeEncoder(perStep);
        const found = await encodeWithin({
          maxBytes,
          quality: wanted,
          lossy: true,
          mayShrink: false,
          encode,
        });
        const best = Math.min(wanted, Math.floor(maxBytes / perStep));
        expect(found.quality).toBe(Math.max(1, best));
        expect(found.reached).toBe(best >= 1);
        expect(found.scale).toBe(100);
        expect(calls.length).toBeLessThanOrEqual(9);
      }),
    );
  });

  it('keeps every pixel unless it may shrink, and then says that it was missed', async () => {
    const { encode } = fakeEncoder(100, 5_000);
    const options = { maxBytes: 4_000, quality: 80, lossy: true, mayShrink: false };
    const found = await encodeWithin({ ...options, encode });
    expect(found).toMatchObject({ quality: 1, scale: 100, reached: false });
    expect(found.encoded.size).toBe(5_100);
  });

  it('shrinks only after the quality has gone as low as still looks good', async () => {
    const { encode } = fakeEncoder(100);
    const options = { maxBytes: 1_000, quality: 80, lossy: true, mayShrink: true };
    const found = await encodeWithin({ ...options, encode });
    expect(found.quality).toBe(40);
    expect(found.scale).toBe(50);
  });

  it('never shrinks below what is needed, for any format', async () => {
    await fc.assert(
      fc.asyncProperty(limit, weight, fc.boolean(), async (maxBytes, perStep, lossy) => {
        const { encode, calls } = fakeEncoder(perStep);
        const found = await encodeWithin({ maxBytes, quality: 90, lossy, mayShrink: true, encode });
        const next = await encode(found.quality, found.scale + 1);
        const near = found.encoded.size >= maxBytes * 0.95;
        expect(found.scale === 100 || near || next.size > maxBytes).toBe(true);
        expect(found.reached).toBe(found.encoded.size <= maxBytes);
        expect(found.reached || found.scale === 5).toBe(true);
        expect(calls.length).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('does not lower a quality that changes no bytes', async () => {
    const { encode, calls } = fakeEncoder(100);
    const options = { maxBytes: 10, quality: 80, lossy: false, mayShrink: false };
    expect(await encodeWithin({ ...options, encode })).toMatchObject({
      quality: 80,
      reached: false,
    });
    expect(calls).toHaveLength(1);
  });

  it('says so when even the smallest picture is too heavy', async () => {
    const { encode } = fakeEncoder(100, 5_000);
    const options = { maxBytes: 4_000, quality: 80, lossy: true, mayShrink: true };
    expect(await encodeWithin({ ...options, encode })).toMatchObject({ scale: 5, reached: false });
  });
});
