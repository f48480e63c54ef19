import { useQuery } from '@tanstack/react-query';
import { ShoppingBasket } from 'lucide-react';
import { Suspense, lazy, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { shopCategoriesQuery } from '../../shared/api/restaurant-shop.ts';
import { storeQuery } from '../../shared/api/stores.ts';
import { useAddressState } from '../../shared/routing/use-address-state.ts';
import { Announcer, announcements } from '../../shared/ui/live/announcer.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { useStoreDay } from '../../shared/use-store-day.ts';
import { cartTexts } from '../../texts/restaurant/cart.ts';
import { codeTexts } from '../../texts/restaurant/code.ts';
import { restaurantTexts } from '../../texts/restaurant/page.ts';
import { CartPanel } from './cart/cart-panel.tsx';
import { useCart, useSharedCart } from './cart/cart-store.ts';
import cartStyles from './cart/cart.module.css';
import { CodePanel } from './code/code-panel.tsx';
import { type ShopCode, useShopCode } from './code/use-shop-code.ts';
import { calculateCart } from './model/calculate-cart.ts';
import { moneyOf } from './model/money.ts';
import { ShopFooter } from './page/shop-footer.tsx';
import { ShopHeader } from './page/shop-header.tsx';
import { ShopProductsView } from './page/shop-products-view.tsx';
import { useShopProducts } from './page/use-shop-products.ts';
import { CategoryChips } from './products/category-chips.tsx';
import { SHOP_ADDRESS, type ShopView } from './products/shop-view.ts';
import styles from './restaurant.module.css';

/** Code that is needed only for ordering. */
const loadOrdering = async () => import('./checkout/ordering.tsx');
const Ordering = lazy(async () => ({ default: (await loadOrdering()).Ordering }));
const CartSheet = lazy(async () => ({ default: (await import('./cart/cart-sheet.tsx')).CartSheet }));

/** What lies over the page. */
type Over = 'cart' | 'checkout' | null;

export function RestaurantPage() {
  const store = useQuery(storeQuery).data ?? null;
  const categoriesQuery = useQuery(shopCategoriesQuery);
  const categories = useMemo(() => categoriesQuery.data ?? [], [categoriesQuery.data]);
  const code = useShopCode();
  const products = useShopProducts(code.active?.code ?? null, code.drop);
  const [view, setView] = useAddressState(SHOP_ADDRESS);
  const changeView = useCallback(
    (change: Partial<ShopView>) => setView((before) => ({ ...before, ...change })),
    [setView],
  );
  const [over, setOver] = useState<Over>(null);
  const withColumn = useWithCartColumn();
  const cart = useCart();
  useSharedCart();
  const byId = products.current ? products.byId : null;
  const today = useStoreDay();
  const calculated = useMemo(() => calculateCart(cart, byId, today), [cart, byId, today]);
  const { quote, lines } = calculated;
  useCodeNews(code.active, products.current, lines.length === 0 ? null : moneyOf(quote.totalCents));

  const panel = {
    cart: calculated,
    isDelivery: cart.isDelivery,
    products: byId,
    categories: categories.map(({ name }) => name),
    onCheckout: () => setOver('checkout'),
  };
  return (
    <div data-page="shop">
      <title>{restaurantTexts.pageTitle}</title>
      <SkipLink />
      <ShopHeader store={store}>
        <CodePanel control={code} />
      </ShopHeader>
      <CategoryChips
        categories={categories}
        chosen={view.category}
        onChoose={(category) => changeView({ category })}
        failed={categoriesQuery.isError && categoriesQuery.data === undefined}
        onRetry={() => void categoriesQuery.refetch()}
      />
      <div className={`${styles.shopWidth} grid gap-8 pt-5 pb-12 lg:grid-cols-[minmax(0,1fr)_364px]`}>
        <main id="main" className="min-w-0">
          <ShopProductsView products={products} categories={categories} view={view} onView={changeView} />
        </main>
        {withColumn && (
          // What follows the cart's first button is fetched before it is pressed.
          <aside className={cartStyles.shopAside} onPointerEnter={() => void loadOrdering()}>
            <CartPanel {...panel} />
          </aside>
        )}
      </div>
      <ShopFooter store={store} />
      {!withColumn && (
        <CartButton count={lines.length} subtotalCents={quote.subtotalCents} onOpen={() => setOver('cart')} />
      )}
      <Suspense>
        {over === 'cart' && !withColumn && <CartSheet {...panel} onClose={() => setOver(null)} />}
        {over === 'checkout' && (
          <Ordering
            cart={calculated}
            isDelivery={cart.isDelivery}
            code={code}
            store={store}
            onStale={products.retry}
            onClose={() => setOver(null)}
          />
        )}
      </Suspense>
      <Announcer />
    </div>
  );
}

/** 1024 px, or more for people whose browser is set to larger letters. */
const ROOM = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(ROOM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the cart has a column of its own beside the products. */
function useWithCartColumn(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(ROOM).matches);
}

/** Says whose prices the page shows now, once they have arrived, and what the order costs at them. */
function useCodeNews(active: ShopCode | null, arrived: boolean, total: string | null): void {
  const code = active?.code ?? null;
  const said = useRef(code);
  useEffect(() => {
    if (!arrived || said.current === code) return;
    said.current = code;
    announcements.say(
      active === null
        ? codeTexts.removed(total)
        : codeTexts.updated(active.holder.restaurantName ?? active.code, total),
    );
  }, [active, arrived, code, total]);
}

/** Floats over the page where the cart has no place beside the products. */
function CartButton({ count, subtotalCents, onOpen }: { count: number; subtotalCents: number; onOpen: () => void }) {
  return (
    <button type="button" className={`${styles.cartButton} screen-only`} onClick={onOpen}>
      <ShoppingBasket size={22} strokeWidth={1.75} className="flex-none" aria-hidden />
      <span className="sr-only">{cartTexts.open}: </span>
      <span>{cartTexts.items(count)}</span>
      <span className="ml-auto text-lg font-extrabold">{moneyOf(subtotalCents)}</span>
    </button>
  );
}
