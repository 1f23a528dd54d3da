import { expect, it } from 'vitest';
import { timelineSteps } from './timeline-steps.ts';

const told = (status: Parameters<typeof timelineSteps>[0], isPaid = true) =>
  timelineSteps(status, isPaid).map((step) => `${step.status} ${step.state}`);

it('shows what is behind an order and what is to come', () => {
  expect(told('in_production')).toEqual([
    'paid done',
    'in_production now',
    'shipped open',
    'delivered open',
  ]);
  expect(told('delivered').at(-1)).toBe('delivered done');
});

it('ends with the money where it was not made', () => {
  expect(told('failed')).toEqual(['paid done', 'failed now', 'refunded open']);
  expect(told('canceled')).toEqual(['paid done', 'canceled now', 'refunded open']);
});

it('blames no print shop for what its buyer cancelled', () => {
  expect(told('refunded')).toEqual(['paid done', 'refunded done']);
});

it('says nothing of a way that was never begun', () => {
  expect(told('canceled', false)).toEqual(['canceled now']);
});
