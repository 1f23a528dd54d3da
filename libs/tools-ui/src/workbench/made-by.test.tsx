import type { Job } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aJob } from '../testing/fake-services.tsx';
import { MadeBy } from './made-by.tsx';

const show = (changes: Partial<Job>) =>
  render(
    <Suspense>
      <MadeBy job={aJob(changes)} />
    </Suspense>,
  );

describe('what made a result', () => {
  beforeAll(async () => {
    await startI18n('en');
  });
  afterEach(cleanup);

  it('is told with the way it chose', async () => {
    show({
      tool_id: 'seamless_image',
      func_id: 'run',
      engine: 'local',
      result: { mode: 'mirror' },
    });
    expect(await screen.findByText('Made by Tintory’s own engine · Mirror')).toBeDefined();
  });

  it('is told with a factor as it is', async () => {
    show({ tool_id: 'image_upscale', engine: 'onnx', result: { mode: '2×' } });
    expect(await screen.findByText('Made by a model of this site’s own · 2×')).toBeDefined();
  });

  it('is told alone where the way has no words', async () => {
    show({ tool_id: 'text_to_image', engine: 'local', result: { mode: 'flat illustration' } });
    expect(await screen.findByText('Made by Tintory’s own engine')).toBeDefined();
  });

  it('is told by its name where it is another one', async () => {
    show({ tool_id: 'text_to_image', engine: 'cloud', result: null });
    expect(await screen.findByText('Made by cloud')).toBeDefined();
  });

  it('is nothing where nobody knows', () => {
    const { container } = show({ engine: null });
    expect(container.textContent).toBe('');
  });
});
