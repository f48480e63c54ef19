import { undoMigration } from '@larder/platform';

export const Undo1765300000000 = undoMigration('Undo1765300000000', 'restaurant-orders', {
  restaurant_order: ['UPDATE', 'DELETE'],
  order_items: ['DELETE'],
});
