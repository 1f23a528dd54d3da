import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { Api } from '@tintory/api-client';
import { startI18n } from '@tintory/i18n';
import { KitProvider } from '@tintory/ui-kit';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { PlanServicesProvider, type PlanServices } from '../plan-services.tsx';
import { createPlainKit } from '../testing/plain-kit.tsx';
import { SubModal, type Shortfall } from './sub-modal.tsx';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const plans = { list: () => new Promise(() => undefined) };
const services = { api: { plans } as unknown as Api } as PlanServices;

function draw(shortfall?: Shortfall) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider kit={createPlainKit().kit}>
        <PlanServicesProvider services={services}>
          <Suspense>
            <SubModal onClose={() => undefined} {...(shortfall && { shortfall })} />
          </Suspense>
        </PlanServicesProvider>
      </KitProvider>
    </QueryClientProvider>,
  );
}

it('carries the title and the description of the prices', async () => {
  draw();
  const window = within(await screen.findByRole('dialog', { name: 'Pay for what you make' }));
  expect(window.getByText(/One credit removes a background/)).toBeTruthy();
});

it.each([
  [1, 'This needs 1 credit, and you have 0. Pick a plan or a pack to go on.'],
  [20, 'This needs 20 credits, and you have 0. Pick a plan or a pack to go on.'],
])('says what %i is short of', async (required, told) => {
  draw({ required, balance: 0 });
  expect(await screen.findByText(told)).toBeTruthy();
});
