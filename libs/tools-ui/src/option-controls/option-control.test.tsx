import { findTool } from '@tintory/catalog';
import { imageSizes } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import { OptionControl } from './option-control.tsx';
import type { OptionValue } from '../options/option-field.ts';
import { formFields } from '../options/option-values.ts';

const Choice: Kit['Segmented'] = ({ label, error, options }) => (
  <>
    <p>{`${label}: ${error ?? 'right'}`}</p>
    {options.map((option) => (
      <span key={option.value}>{option.label}</span>
    ))}
  </>
);
const Slider: Kit['Slider'] = ({ label, help }) => <p>{`${label}: ${help ?? 'no word'}`}</p>;
const kit = {
  ...plainKit,
  IconButton: () => null,
  Segmented: Choice,
  Select: Choice,
  Slider,
} as Kit;
const said = 'This one does not fit. Choose another.';

type Marks = { wrong?: boolean; why?: string };

function show(
  toolId: string,
  key: string,
  value: OptionValue | undefined,
  { wrong = true, why }: Marks = {},
) {
  const fields = findTool(toolId)?.functions[0]?.fields ?? [];
  const field = formFields(fields, {}).find((one) => one.key === key);
  if (!field) throw new Error(`There is no ${key}.`);
  const Services = withServices({}, () => ({ signedIn: false }));
  const rest = { toolId, field, value, wrong, why, disabled: false, onChange: () => undefined };
  render(
    <Services>
      <KitProvider kit={kit}>
        <Suspense>
          <OptionControl {...rest} />
        </Suspense>
      </KitProvider>
    </Services>,
  );
}

beforeAll(() => startI18n('en'));
afterEach(cleanup);

it.each(['text_to_image', 'product_model'])('shows the sizes of %s as ratios', async (toolId) => {
  show(toolId, 'image_size', '1024x1024', { wrong: false });
  for (const ratio of Object.values(imageSizes))
    expect(await screen.findByText(ratio)).toBeTruthy();
  expect(Object.values(imageSizes)).toEqual(['1:1', '16:9', '9:16']);
});

describe('a picture that a run failed of', () => {
  it('says so, to a screen reader too', async () => {
    show('product_model', 'mask_object_id', { objectId: 'mask' });
    const described = { name: /^Mask of your own/, description: said };
    expect(await screen.findByRole('group', described)).toBeTruthy();
  });

  it('says nothing where it is not to blame', async () => {
    show('product_model', 'mask_object_id', { objectId: 'mask' }, { wrong: false });
    await screen.findByRole('group', { name: /^Mask of your own/ });
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is marked among several only where it is the only one', async () => {
    const [one, two] = [{ objectId: 'one' }, { objectId: 'two' }];
    show('face_swap', 'source_object_ids', [one]);
    expect(await screen.findAllByText(said)).toHaveLength(1);
    cleanup();
    show('face_swap', 'source_object_ids', [one, two]);
    expect(await screen.findAllByRole('group')).toHaveLength(3);
    expect(screen.queryByText(said)).toBeNull();
  });
});

describe('an option that a run failed of', () => {
  it('says what the API said of it', async () => {
    show('change_background', 'format', 'gif', { why: 'Give one of these: png.' });
    expect(await screen.findByText('Format: Give one of these: png.')).toBeTruthy();
  });

  it('asks for another value where nothing more is known', async () => {
    show('change_background', 'format', 'gif');
    expect(await screen.findByText(/Format: This value does not fit/)).toBeTruthy();
  });

  it('says nothing where it is not to blame', async () => {
    show('change_background', 'format', 'png', { wrong: false });
    expect(await screen.findByText('Format: right')).toBeTruthy();
  });
});

describe('a number', () => {
  it('says what it does where its name does not tell', async () => {
    show('change_background', 'relight', 60, { wrong: false });
    expect(await screen.findByText(/^Match the light: Up to 60 the subject keeps/)).toBeTruthy();
  });

  it('says nothing more where it does', async () => {
    show('style_transfer_cartoon', 'brush', 40, { wrong: false });
    expect(await screen.findByText('Brush size: no word')).toBeTruthy();
  });
});
