import type { ChangeKind, LeftAlone } from '@larder/contracts';

const entries = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'entry' : 'entries'}`;

const kinds: Record<ChangeKind, string> = {
  'product-deleted': 'Product deleted',
  'products-cleared': 'All products cleared',
  'products-imported': 'Products imported',
  'products-edited': 'Products changed together',
  'overrides-applied': 'Prices set in stores',
  'product-recalled': 'Product taken off sale in every store',
  'price-batch-applied': 'Prices of a batch published',
  'shelf-tags-printed': 'Shelf tags marked as printed',
  'restaurant-product-deleted': 'Restaurant product deleted',
  'restaurant-products-imported': 'Restaurant products imported',
  'restaurant-category-deleted': 'Category deleted',
  'orders-moved': 'Status of orders changed',
  'orders-deleted': 'Orders deleted',
  'customers-merged': 'Customers merged',
  'discount-code-deleted': 'Discount code deleted',
  'suggested-tiers-applied': 'Suggested tiers applied',
};

const reasons: Record<LeftAlone['why'], string> = {
  'changed-since': 'changed since',
  'deleted-since': 'deleted since',
  'exists-again': 'there is another one now',
  'in-use': 'in use now',
  'belongs-to-nothing': 'what it belongs to is gone',
  paid: 'paid since',
};

/** Changes that can be undone for a day. */
export const changesTexts = {
  kinds,
  undo: 'Undo',
  redo: 'Redo',
  undoSpoken: 'Press z to undo',
  undone: 'Change undone',
  partly: 'Change undone in part',
  nothing: 'Nothing was undone',
  notUndone: 'The change was not undone',
  restored: (count: number) => (count === 0 ? '' : `${entries(count)} restored.`),
  left: (count: number, first: string) => `${entries(count)} left alone: ${first}`,
  leftOne: (name: string, why: LeftAlone['why']) => `${name} (${reasons[why]})`,
  failure: 'It could not be undone. Try again.',
  title: 'Can be undone',
  hint: 'Bulk and destructive changes, for 24 hours.',
  loading: 'Loading the changes...',
  missing: {
    catalog: 'Changes of products could not be loaded.',
    'restaurant-orders': 'Changes of orders could not be loaded.',
    'discounts-rebates': 'Changes of codes and tiers could not be loaded.',
  },
  none: 'No changes to undo in the last 24 hours.',
  entries,
  and: (names: readonly string[], more: number) =>
    `${names.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}`,
  system: 'The system',
  undoneBy: (by: string | null) => (by === null ? 'Undone' : `Undone by ${by}`),
  undoOf: (what: string) => `Undo: ${what}`,
  undoing: 'Undoing...',
  more: (count: number) => `Show all ${count}`,
} as const;
