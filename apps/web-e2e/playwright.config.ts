import { defineConfig } from '@playwright/test';
import { chooseProduct, journeyConfig, webJourneys } from '@tintory/journeys';

const product = await chooseProduct();

export default defineConfig(journeyConfig(product, [webJourneys(product)]));
