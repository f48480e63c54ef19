import { useState } from 'react';
import { deviceStore } from '../../../shared/browser-storage.ts';
import type { ShopLayout } from './shop-view.ts';

const LAYOUT_KEY = 'larder.restaurant-layout';

/** Cards or order sheet: remembered, since a restaurant orders every week in the same way. */
export function useShopLayout(): [ShopLayout, (layout: ShopLayout) => void] {
  const [layout, setLayout] = useState<ShopLayout>(() =>
    deviceStore.read(LAYOUT_KEY) === 'sheet' ? 'sheet' : 'cards',
  );
  return [
    layout,
    (next) => {
      deviceStore.write(LAYOUT_KEY, next);
      setLayout(next);
    },
  ];
}
