import type { StaffUser } from '@larder/contracts';
import '../../shared/styles/staff-lists.css';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { StaffPage } from '../../shared/kit/staff-page.tsx';
import { isChainAdmin } from '../../shared/session/chain-admin.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { useFetchWhenIdle } from '../../shared/ui/fetch-when-idle.ts';
import { part } from '../../shared/ui/part.tsx';
import { wholesaleTexts } from '../../texts/restaurant-products/page.ts';
import { ProductsTab } from './products/products-tab.tsx';
import { categoriesQuery, LOOK_AGAIN_MS, MOVING, productsQuery } from './restaurant-api.ts';

const CategoriesTab = part(async () => (await import('./categories/categories-tab.tsx')).CategoriesTab, {
  lost: wholesaleTexts.categoriesLost,
});

const TABS = [
  { id: 'products', label: wholesaleTexts.tabs.products },
  { id: 'categories', label: wholesaleTexts.tabs.categories },
] as const;

/** What restaurants can order, and the categories of it. */
export function RestaurantProductsPage({ user }: { user: StaffUser }) {
  useFetchWhenIdle(CategoriesTab);
  // A list that arrives while products are being moved would show half of the move.
  const placing = useIsMutating({ mutationKey: MOVING }) > 0;
  const products = useQuery({
    ...productsQuery,
    refetchInterval: placing ? false : LOOK_AGAIN_MS,
    refetchOnWindowFocus: !placing,
  });
  const categories = useQuery(categoriesQuery);
  const editable = isChainAdmin(user);
  return (
    <StaffPage
      name="restaurant-products"
      texts={wholesaleTexts}
      about="chain"
      actions={!editable && <Badge icon={Eye}>{wholesaleTexts.viewOnly}</Badge>}
    >
      <PageTabs label={wholesaleTexts.tabsLabel} tabs={TABS}>
        {(tab) =>
          tab === 'products' ? (
            <ProductsTab products={products} categories={categories} editable={editable} />
          ) : (
            <CategoriesTab categories={categories} products={products.data} editable={editable} />
          )
        }
      </PageTabs>
    </StaffPage>
  );
}
