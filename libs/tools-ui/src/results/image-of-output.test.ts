// @vitest-environment node
import type { Job, JobOutput } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { goingOn } from './preview-image.ts';
import { imageOfOutput } from './image-of-output.ts';

const anOutput = (id: string, type: string, side = 1_536): JobOutput => ({
  ...{ object_id: id, url: `http://api.test/${id}`, content_type: type, bytes: 9 },
  ...{ width: side, height: side },
});
const png = anOutput('png', 'image/png');
const skin = anOutput('skin', 'image/jpeg', 1_200);
const svg = anOutput('svg', 'image/svg+xml');
const origin = { productId: 'product-1', fileId: 'file-1' };

describe('the picture of an output', () => {
  it('goes on into tools and editors itself', () => {
    const image = imageOfOutput(skin, [png, skin, svg]);
    expect(goingOn(image)).toBe(image);
  });

  it('that is an SVG is shown and saved as such, and the PNG of the same job goes on for it', () => {
    const image = imageOfOutput(svg, [skin, png, svg], { origin });
    expect(image).toMatchObject({ objectId: 'svg', url: svg.url });
    expect(goingOn(image)).toEqual(imageOfOutput(png, [png], { origin }));
  });

  it('is offered larger where the job is known that made it, an SVG by its PNG', () => {
    const job = { tool_id: 'text_to_tattoo', func_id: 'run' } as Job;
    const outputs = [png, svg];
    expect(imageOfOutput(png, outputs, { job }).larger).toEqual({ job, output: png });
    expect(imageOfOutput(png, outputs).larger).toBeUndefined();
    const image = imageOfOutput(svg, outputs, { job });
    expect(image.larger).toBeUndefined();
    expect(goingOn(image)?.larger).toEqual({ job, output: png });
  });

  it.each([
    ['a free preview', { tool_id: 'text_to_tattoo', func_id: 'preview' }],
    ['a tile', { tool_id: 'seamless_image', func_id: 'run' }],
    ['enlarged already', { tool_id: 'image_upscale', func_id: 'run' }],
  ])('is not offered larger where it is %s', (_what, job) => {
    expect(imageOfOutput(png, [png], { job: job as Job }).larger).toBeUndefined();
  });

  it('that is an SVG goes nowhere where its job has no such PNG', () => {
    expect(goingOn(imageOfOutput(svg, [svg]))).toBeNull();
    const other = anOutput('other', 'image/png', 300);
    expect(goingOn(imageOfOutput(svg, [other, svg]))).toBeNull();
  });
});
