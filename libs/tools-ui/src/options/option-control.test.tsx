import { findTool } from '@tintory/catalog';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import { OptionControl } from './option-control.tsx';
import { formFields, type OptionValue } from './option-values.ts';

const kit = { ...plainKit, IconButton: () => null } as Kit;
const said = 'This one does not fit. Choose another.';

function show(toolId: string, key: string, value: OptionValue | undefined, wrong = true) {
  const fields = findTool(toolId)?.functions[0]?.fields ?? [];
  const field = formFields(fields, {}).find((one) => one.key === key);
  if (!field) throw new Error(`There is no ${key}.`);
  const Services = withServices({}, () => ({ signedIn: false }));
  const rest = { toolId, field, value, wrong, disabled: false, onChange: () => undefined };
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

describe('a picture that a run failed of', () => {
  it('says so, to a screen reader too', async () => {
    show('product_model', 'mask_object_id', { objectId: 'mask' });
    const described = { name: /^Mask of your own/, description: said };
    expect(await screen.findByRole('group', described)).toBeTruthy();
  });

  it('says nothing where it is not to blame', async () => {
    show('product_model', 'mask_object_id', { objectId: 'mask' }, false);
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
