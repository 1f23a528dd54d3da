import { defineConfig } from '@playwright/test';
import { chooseProduct, journeyConfig } from '@tintory/journeys';

const product = await chooseProduct();

export default defineConfig(
  journeyConfig(product, { baseURL: `http://localhost:${product.WEB_PORT}` }),
);
