import { ACCOUNTS } from './accounts.js';
import { HEALTH } from './health.js';
import { IMPORTS } from './imports.js';
import { ORDER_PAPER } from './order-paper.js';
import { ORDERS } from './orders.js';
import { PRODUCTS } from './products.js';
import { REBATES } from './rebates.js';
import { REQUESTS } from './requests.js';
import { SYSTEM } from './system.js';
import { ORDER_STATES, UNITS } from './words.js';

/** The services' sentences in Chinese, by their English text. simplified.ts converts them to Simplified. */
export const CHINESE = {
  ...REQUESTS,
  ...ACCOUNTS,
  ...PRODUCTS,
  ...IMPORTS,
  ...ORDERS,
  ...ORDER_STATES,
  ...ORDER_PAPER,
  ...UNITS,
  ...REBATES,
  ...SYSTEM,
  ...HEALTH,
} as const;
