import type { Product } from '@larder/contracts';
import { productListTexts } from '../../texts/product-list.ts';
import { ProductListCard } from './product-list-card.tsx';

interface ProductCardsProps {
  products: Product[];
  editable: boolean;
}

export function ProductCards({ products, editable }: ProductCardsProps) {
  return (
    <ul className="grid gap-3" aria-label={productListTexts.tableLabel}>
      {products.map((product) => (
        <ProductListCard key={product.id} product={product} editable={editable} />
      ))}
    </ul>
  );
}
