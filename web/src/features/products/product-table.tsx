import type { Product } from '@larder/contracts';
import { productListTexts } from '../../texts/product-list.ts';
import { ProductRow } from './product-row.tsx';

const { columns } = productListTexts;

interface ProductTableProps {
  products: Product[];
  editable: boolean;
}

export function ProductTable({ products, editable }: ProductTableProps) {
  return (
    <table className="ledger" aria-label={productListTexts.tableLabel}>
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col" className="max-lg:hidden">
            {columns.category}
          </th>
          <th scope="col">{columns.size}</th>
          <th scope="col" className="figure">
            {columns.retail}
          </th>
          <th scope="col" className="figure">
            {columns.ourPrice}
          </th>
          <th scope="col" className="figure">
            {columns.savings}
          </th>
          <th scope="col">{columns.status}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} editable={editable} />
        ))}
      </tbody>
    </table>
  );
}
