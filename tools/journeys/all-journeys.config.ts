import { defineConfig } from '@playwright/test';
import { chooseProduct, journeyConfig, merchantJourneys, webJourneys } from './src/index.ts';

const product = await chooseProduct();

/** The journeys of both apps over one product, as `npm test` runs them. */
export default defineConfig(
  journeyConfig(product, [merchantJourneys(product), webJourneys(product)]),
);
