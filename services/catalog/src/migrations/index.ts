import type { MigrationClass } from '@larder/platform';
import { StoresAndProducts1763700000000 } from './1763700000000-stores-and-products.js';
import { EventLogBySubject1763700100000 } from './1763700100000-event-log-by-subject.js';
import { RestaurantCatalogue1763700200000 } from './1763700200000-restaurant-catalogue.js';
import { SoldOutToday1763700300000 } from './1763700300000-sold-out-today.js';

export const migrations: MigrationClass[] = [
  StoresAndProducts1763700000000,
  EventLogBySubject1763700100000,
  RestaurantCatalogue1763700200000,
  SoldOutToday1763700300000,
];
