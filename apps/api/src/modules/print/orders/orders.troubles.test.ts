import { afterAll, beforeAll, it } from 'vitest';
import type { Trouble, TroubledCall } from '../../../testing/print/memory-provider.ts';
import {
  openPrintShop,
  type PrintBuyer,
  type PrintShop,
} from '../../../testing/print/open-print-shop.ts';
import { calm, expectRightBooks } from '../../../testing/print/print-books.ts';

let shop: PrintShop;
beforeAll(async () => {
  shop = await openPrintShop();
}, 120_000);
afterAll(() => shop.close());

const calls: readonly TroubledCall[] = ['draft', 'confirm', 'cancel', 'read', 'any'];
const troubles: readonly [Trouble, TroubledCall][] = [
  ...(['down', 'lost', 'late'] as const).flatMap((trouble) =>
    calls.map((call): [Trouble, TroubledCall] => [trouble, call]),
  ),
  ['refusing', 'draft'],
  ['refusing', 'confirm'],
];
/** Minutes of failure: less than a person waits, and longer than an order does. */
const spans = [3, 4_400];

const item = (designId: string, variantId: string) => ({
  items: [{ design_id: designId, variant_id: variantId, quantity: 1 }],
});

/** An order's way while its provider fails. */
const endings: Record<string, { of?: object; happen: (buyer: PrintBuyer) => unknown }> = {
  nothing: { happen: () => undefined },
  canceled: { happen: async (buyer) => buyer.cancel((await buyer.newest()).id) },
  ended: { of: item('design-1', 'mug-large'), happen: () => shop.printer.end(['mug-large']) },
  gone: { of: item('design-2', 'mug-small'), happen: () => shop.gone.add('design-2') },
  repaid: {
    happen: ({ id }) => {
      const { id: payment } = shop.stripe.paymentOf(id);
      const isBack = shop.stripe.store.refunds.list((one) => one.payment === payment).length > 0;
      if (!isBack) shop.stripe.refund(payment);
    },
  },
};

async function payAll(): Promise<{ name: string; buyer: PrintBuyer }[]> {
  shop.gone.clear();
  shop.printer.set('none');
  shop.printer.end([]);
  const buyers: { name: string; buyer: PrintBuyer }[] = [];
  for (const [name, { of }] of Object.entries(endings)) {
    const buyer = await shop.printBuyer();
    await buyer.order(of);
    buyers.push({ name, buyer });
  }
  return buyers;
}

it.each(troubles.flatMap(([trouble, call]) => spans.map((span) => [trouble, call, span] as const)))(
  'makes or gives back each paid order where the provider is %s at %s for %i minutes',
  async (trouble, call, span) => {
    const buyers = await payAll();
    shop.printer.set(trouble, call);
    for (const { buyer } of buyers) shop.stripe.pay(buyer.id);
    await shop.stripe.idle();
    await shop.passMinutes(3);
    for (const { name, buyer } of buyers) await endings[name]?.happen(buyer);
    await shop.stripe.idle();
    await shop.passMinutes(span);
    shop.printer.set('none');
    await shop.passMinutes(3);
    shop.printer.arrive();
    await calm(shop);
    for (const { name, buyer } of buyers) await expectRightBooks(shop, buyer, name);
  },
  60_000,
);
