import { ACCOUNTS } from './accounts.js';
import { DAYS } from './days.js';
import { FILES } from './files.js';
import { HEALTH } from './health.js';
import { IMPORTS } from './imports.js';
import { ORDER_PAPER, UNITS } from './order-paper.js';
import { ORDERS } from './orders.js';
import { PRODUCTS } from './products.js';
import { REBATES } from './rebates.js';
import { REQUESTS } from './requests.js';
import { SYSTEM } from './system.js';

/** What the services say, by its English text. Simplified Chinese is converted from it (simplified.ts). */
export const CHINESE = {
  ...REQUESTS,
  ...ACCOUNTS,
  ...PRODUCTS,
  ...FILES,
  ...IMPORTS,
  ...ORDERS,
  ...DAYS,
  ...ORDER_PAPER,
  ...UNITS,
  ...REBATES,
  ...SYSTEM,
  ...HEALTH,
} as const;
