import type { MigrationClass } from '@larder/platform';
import { StoresAndProducts1763700000000 } from './1763700000000-stores-and-products.js';

export const migrations: MigrationClass[] = [StoresAndProducts1763700000000];
