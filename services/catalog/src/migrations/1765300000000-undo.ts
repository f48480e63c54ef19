import { undoMigration } from '@larder/platform';

const ALL = ['INSERT', 'UPDATE', 'DELETE'] as const;

export const Undo1765300000000 = undoMigration('Undo1765300000000', 'catalog', {
  product: ALL,
  retail_override: ALL,
  retail_order: ALL,
  restaurant_category: ALL,
  restaurant_product: ALL,
});
