import { TERMINAL_CATEGORIES, type TerminalCategory } from '@larder/kernel';
import type { SignageProduct } from '../signage-snapshot.ts';

/**
 * The products for boards, from the network or the screen's storage: active meat and seafood. Null for anything but a
 * list of products, such as a hotel's sign-in page or a foreign entry.
 */
export function readSignageProducts(list: unknown): SignageProduct[] | null {
  if (!Array.isArray(list)) return null;
  const products: SignageProduct[] = [];
  for (const row of list as unknown[]) {
    const product = readOne(row);
    if (product === null) return null;
    if (isShown(product) && (row as { active?: unknown }).active !== false) products.push(product);
  }
  return products;
}

function isShown(product: SignageProduct): boolean {
  return TERMINAL_CATEGORIES.includes(product.category as TerminalCategory);
}

function readOne(row: unknown): SignageProduct | null {
  if (typeof row !== 'object' || row === null) return null;
  const { id, description, chineseName, size, category, retailPrice, ourPrice, imageUrl } = row as Record<
    keyof SignageProduct,
    unknown
  >;
  if (typeof id !== 'string' || typeof description !== 'string' || typeof category !== 'string') return null;
  if (typeof retailPrice !== 'number' || typeof ourPrice !== 'number') return null;
  return {
    id,
    description,
    chineseName: textOf(chineseName),
    size: textOf(size) ?? '',
    category: category as SignageProduct['category'],
    retailPrice,
    ourPrice,
    imageUrl: textOf(imageUrl),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
