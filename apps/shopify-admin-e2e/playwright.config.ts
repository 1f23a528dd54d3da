import { defineConfig } from '@playwright/test';
import { chooseProduct, journeyConfig, merchantJourneys } from '@tintory/journeys';

const product = await chooseProduct();

export default defineConfig(journeyConfig(product, [merchantJourneys(product)]));
