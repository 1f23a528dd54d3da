import { createBillsService } from '../modules/bills/bills.service.ts';
import type { NotificationsService } from '../modules/notifications/notifications.service.ts';
import { createStripePayments } from '../modules/payments/stripe-payments.ts';
import { createPlansService } from '../modules/plans/plans.service.ts';
import { createSubscriptionsService } from '../modules/subscriptions/subscriptions.service.ts';
import type { Platform } from './open-platform.ts';

/** Plans, what people pay for them, and the books of that. */
export function createSelling(platform: Platform, notifications: NotificationsService) {
  const { config, origins } = platform;
  const payments = createStripePayments(config);
  const subscriptions = createSubscriptionsService({ ...platform, payments });
  return {
    payments,
    subscriptions,
    plans: createPlansService({ payments, subscriptions, origins }),
    bills: createBillsService({
      ...{ ...platform, payments, subscriptions },
      onPaymentFailed: (tx, userId) => notifications.send(tx, userId, 'paymentFailed'),
      onDuplicateEnded: (tx, userId) => notifications.send(tx, userId, 'duplicateRefunded'),
    }),
  };
}
