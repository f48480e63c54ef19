import { firstMigration } from '@larder/platform';

export const EventTables1763700000000 = firstMigration('EventTables1763700000000', 'restaurant-orders');
