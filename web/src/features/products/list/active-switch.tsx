import type { Product, ProductPatch } from '@larder/contracts';
import { Switch } from '../../../shared/ui/switch.tsx';
import { productListTexts } from '../../../texts/product-list.ts';

interface ActiveSwitchProps {
  product: Product;
  editable: boolean;
  pending: boolean;
  save: (patch: ProductPatch) => void;
}

/** Whether shoppers see the product. Sends that one field; a word stands beside the switch, so colour is not alone. */
export function ActiveSwitch({ product, editable, pending, save }: ActiveSwitchProps) {
  const word = product.active ? productListTexts.active : productListTexts.inactive;
  return (
    <span className="inline-flex items-center gap-2">
      {editable && (
        <Switch
          checked={product.active}
          label={productListTexts.activeLabel(product.description)}
          pending={pending}
          onChange={(active) => save({ active })}
        />
      )}
      <span className={`text-sm ${product.active ? 'text-ink' : 'text-ink-3'}`}>{word}</span>
    </span>
  );
}
