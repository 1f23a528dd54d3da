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
type Ending = { of?: object; happen: (buyer: PrintBuyer) => unknown };

/** What happens to an order that waits to be placed; one that was confirmed or refused stays so. */
const whileUnplaced: Record<string, Ending> = {
  ended: { of: item('design-1', 'mug-large'), happen: () => shop.printer.end(['mug-large']) },
  gone: { of: item('design-2', 'mug-small'), happen: () => shop.gone.add('design-2') },
};
const always: Record<string, Ending> = {
  nothing: { happen: () => undefined },
  canceled: { happen: async (buyer) => buyer.cancel((await buyer.newest()).id) },
  repaid: {
    happen: ({ id }) => {
      const { id: payment } = shop.stripe.paymentOf(id);
      const isBack = shop.stripe.store.refunds.list((one) => one.payment === payment).length > 0;
      if (!isBack) shop.stripe.refund(payment);
    },
  },
};

const endingsOf = (trouble: Trouble, call: TroubledCall) => {
  const isPlaced = trouble === 'refusing' || call === 'cancel' || call === 'read';
  return isPlaced ? always : { ...always, ...whileUnplaced };
};

async function orderAll(endings: Record<string, Ending>) {
  shop.gone.clear();
  shop.printer.set('none');
  shop.printer.end([]);
  const buyers: { name: string; buyer: PrintBuyer; happen: Ending['happen'] }[] = [];
  for (const [name, { of, happen }] of Object.entries(endings)) {
    const buyer = await shop.printBuyer();
    await buyer.order(of);
    buyers.push({ name, buyer, happen });
  }
  return buyers;
}

it.each(troubles.flatMap(([trouble, call]) => spans.map((span) => [trouble, call, span] as const)))(
  'makes or gives back each paid order where the provider is %s at %s for %i minutes',
  async (trouble, call, span) => {
    const buyers = await orderAll(endingsOf(trouble, call));
    shop.printer.set(trouble, call);
    for (const { buyer } of buyers) shop.stripe.pay(buyer.id);
    await shop.stripe.idle();
    await shop.passMinutes(3);
    for (const { buyer, happen } of buyers) await happen(buyer);
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
