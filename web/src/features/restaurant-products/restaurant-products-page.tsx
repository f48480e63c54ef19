import '../../shared/styles/page-tabs.css';
import '../../shared/styles/products.css';
import './restaurant-products.css';
import type { StaffUser } from '@larder/contracts';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from '../../shared/routing/router.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { TooltipProvider } from '../../shared/ui/overlays/tooltip.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { wholesaleTexts } from '../../texts/restaurant-products/page.ts';
import { ProductsTab } from './products/products-tab.tsx';
import { categoriesQuery, LOOK_AGAIN_MS, MOVING, productsQuery } from './restaurant-api.ts';

const CategoriesTab = lazy(async () => ({ default: (await import('./categories/categories-tab.tsx')).CategoriesTab }));

const TAB = 'tab';
const PRODUCTS = 'products';
const CATEGORIES = 'categories';

interface RestaurantProductsPageProps {
  user: StaffUser;
  signOut: ReactNode;
}

/** What restaurants can order, and the categories it stands in. Which of the two is shown stands in the address. */
export function RestaurantProductsPage({ user, signOut }: RestaurantProductsPageProps) {
  // A list that arrives while products are being placed would show half of it.
  const placing = useIsMutating({ mutationKey: MOVING }) > 0;
  const products = useQuery({
    ...productsQuery,
    refetchInterval: placing ? false : LOOK_AGAIN_MS,
    refetchOnWindowFocus: !placing,
  });
  const categories = useQuery(categoriesQuery);
  const [parameters, setParameters] = useSearchParams();
  const editable = user.role === 'admin';
  const show = (tab: string): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (tab === PRODUCTS) next.delete(TAB);
        else next.set(TAB, tab);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <TooltipProvider>
      <title>{wholesaleTexts.pageTitle}</title>
      <SkipLink />
      <main id="main" data-page="restaurant-products" className="grid gap-5 px-4 py-5 md:px-6 lg:px-8">
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h1 tabIndex={-1} className="text-3xl font-extrabold">
              {wholesaleTexts.title}
            </h1>
            <p className="text-ink-2">{wholesaleTexts.subtitle}</p>
          </div>
          <span className="flex flex-wrap items-center gap-3">
            {!editable && <Badge icon={Eye}>{wholesaleTexts.viewOnly}</Badge>}
            {signOut}
          </span>
        </header>
        {/* By hand: otherwise press and focus would each choose the tab, and Back would need two steps. */}
        <Tabs.Root
          activationMode="manual"
          value={parameters.get(TAB) === CATEGORIES ? CATEGORIES : PRODUCTS}
          onValueChange={show}
        >
          <Tabs.List className="page-tabs" aria-label={wholesaleTexts.tabsLabel}>
            <Tabs.Trigger value={PRODUCTS}>{wholesaleTexts.tabs.products}</Tabs.Trigger>
            <Tabs.Trigger value={CATEGORIES}>{wholesaleTexts.tabs.categories}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value={PRODUCTS} className="pt-5" tabIndex={-1}>
            <ProductsTab products={products} categories={categories} editable={editable} />
          </Tabs.Content>
          <Tabs.Content value={CATEGORIES} className="pt-5" tabIndex={-1}>
            <Suspense>
              <CategoriesTab categories={categories} products={products.data} editable={editable} />
            </Suspense>
          </Tabs.Content>
        </Tabs.Root>
      </main>
    </TooltipProvider>
  );
}
