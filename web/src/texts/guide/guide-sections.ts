import { customerManagement } from './customer-management.ts';
import { discountCodes } from './discount-codes.ts';
import { gettingStarted } from './getting-started.ts';
import type { GuideSection } from './guide-blocks.ts';
import { overview } from './overview.ts';
import { rebates } from './rebates.ts';
import { reports } from './reports.ts';
import { restaurantOrders } from './restaurant-orders.ts';
import { restaurantSystem } from './restaurant-system.ts';
import { retailProducts } from './retail-products.ts';
import { troubleshooting } from './troubleshooting.ts';
import { userManagement } from './user-management.ts';

/** The sections of the guide in order. */
export const GUIDE_SECTIONS: readonly GuideSection[] = [
  overview,
  gettingStarted,
  retailProducts,
  restaurantSystem,
  discountCodes,
  restaurantOrders,
  customerManagement,
  rebates,
  userManagement,
  reports,
  troubleshooting,
];
