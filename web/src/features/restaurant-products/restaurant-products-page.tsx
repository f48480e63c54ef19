import type { StaffUser } from '@larder/contracts';
import '../../shared/styles/staff-lists.css';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { categoriesQuery, LOOK_AGAIN_MS } from '../../shared/api/restaurant-categories.ts';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { StaffPage } from '../../shared/kit/staff-page.tsx';
import { SameInAllStores, useStoreScope } from '../../shared/kit/store-scope.tsx';
import { isChainAdmin } from '../../shared/session/chain-admin.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { useFetchWhenIdle } from '../../shared/ui/fetch-when-idle.ts';
import { part } from '../../shared/ui/part.tsx';
import { wholesaleTexts } from '../../texts/restaurant-products/page.ts';
import { ProductsTab } from './products/products-tab.tsx';
import { SHOWN_AHEAD, productsQuery } from './restaurant-api.ts';

const CategoriesTab = part(async () => (await import('./categories/categories-tab.tsx')).CategoriesTab, {
  lost: wholesaleTexts.categoriesLost,
});

const TABS = [
  { id: 'products', label: wholesaleTexts.tabs.products },
  { id: 'categories', label: wholesaleTexts.tabs.categories },
] as const;

/** Restaurant products and their categories. */
export function RestaurantProductsPage({ user }: { user: StaffUser }) {
  const { slug } = useStoreScope();
  // Keyed by store, so that open or pending edits do not move to another store.
  return <ProductsOfScope key={slug} user={user} store={slug} />;
}

function ProductsOfScope({ user, store }: { user: StaffUser; store: string | null }) {
  useFetchWhenIdle(CategoriesTab);
  // A list that arrives before a move or a switch is answered would show part of it, or the state before.
  const pending = useIsMutating({ mutationKey: SHOWN_AHEAD }) > 0;
  const products = useQuery({ ...productsQuery(store), refetchInterval: LOOK_AGAIN_MS, enabled: !pending });
  const categories = useQuery(categoriesQuery);
  const ofChain = isChainAdmin(user);
  // Staff of some stores edit overrides, one store at a time.
  const editable = ofChain || (user.role === 'admin' && store !== null);
  return (
    <StaffPage
      name="restaurant-products"
      texts={wholesaleTexts}
      actions={!editable && <Badge icon={Eye}>{wholesaleTexts.viewOnly}</Badge>}
    >
      <PageTabs label={wholesaleTexts.tabsLabel} tabs={TABS}>
        {(tab) =>
          tab === 'products' ? (
            <ProductsTab products={products} categories={categories} editable={editable} store={store} />
          ) : (
            <>
              <SameInAllStores />
              <CategoriesTab categories={categories} products={products.data} editable={ofChain} />
            </>
          )
        }
      </PageTabs>
    </StaffPage>
  );
}
