import type { ProductData } from '../../../shared/products/product-data.ts';
import { AddProduct } from './add-product.tsx';
import { EditProduct } from './edit-product.tsx';

interface ProductDialogProps {
  /** Null for a new product. */
  product: ProductData | null;
  /** Whether the product has vanished from the list while the dialog was open. */
  deleted: boolean;
  onClose: () => void;
}

export function ProductDialog({ product, deleted, onClose }: ProductDialogProps) {
  return product === null ? (
    <AddProduct onClose={onClose} />
  ) : (
    <EditProduct product={product} deleted={deleted} onClose={onClose} />
  );
}
