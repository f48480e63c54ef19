import type { Store } from '@larder/contracts';
import { DEFAULT_ORDER_RULES, type OrderRules, rulesInCents } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { CirclePause, ShoppingBasket } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { shopCategoriesQuery } from '../../shared/api/restaurant-shop.ts';
import { settingsQuery, storeNewsQuery, storeQuery, storesQuery } from '../../shared/api/stores.ts';
import { CHINESE } from '../../shared/chinese.ts';
import { useAddressState } from '../../shared/routing/use-address-state.ts';
import { formatDay } from '../../shared/time/format-time.ts';
import { toastCode } from '../../shared/toast/toasts-on-demand.tsx';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { useFetchWhenIdle } from '../../shared/ui/fetch-when-idle.ts';
import { announcements, Announcer } from '../../shared/ui/live/announcer.tsx';
import { part } from '../../shared/ui/part.tsx';
import { ShopBar } from '../../shared/ui/shop-bar.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { useOrderingPause } from '../../shared/use-ordering-pause.ts';
import { useStoreDay } from '../../shared/use-store-day.ts';
import { cartTexts } from '../../texts/restaurant/cart.ts';
import { codeTexts } from '../../texts/restaurant/code.ts';
import { restaurantTexts } from '../../texts/restaurant/page.ts';
import { CartPanel } from './cart/cart-panel.tsx';
import { shopCart, useCart, useSharedCart } from './cart/cart-store.ts';
import { CodePanel } from './code/code-panel.tsx';
import { type ShopCode, useShopCode } from './code/use-shop-code.ts';
import { calculateCart } from './model/calculate-cart.ts';
import { moneyOf } from './model/money.ts';
import { SHOP_ADDRESS, type ShopView } from './model/shop-sections.ts';
import { ShopProductsView } from './page/shop-products-view.tsx';
import { useShopProducts } from './page/use-shop-products.ts';
import { CategoryChips } from './products/category-chips.tsx';
import styles from './restaurant.module.css';

const WIDTH = 'mx-auto w-full max-w-[1440px] px-4 md:px-6 lg:px-8';

/** A notice that no orders are taken, before anyone fills a cart. */
function PauseNotice() {
  const { sentence } = useOrderingPause();
  return (
    <output className="screen-only block bg-turmeric-tint text-turmeric-ink" data-part="pause">
      {sentence !== null && (
        <span className="mx-auto flex w-full max-w-[1440px] items-start gap-3 border-b border-turmeric-ink px-4 py-4 md:px-6 lg:px-8">
          <CirclePause size={24} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
          <span className="min-w-0 wrap-anywhere">
            <span className="block text-lg font-extrabold">{sentence}</span>
            {restaurantTexts.pausedHint}
          </span>
        </span>
      )}
    </output>
  );
}

/** Loaded only for ordering. */
const OVER = { place: 'over', lost: cartTexts.kept } as const;
const Ordering = part(async () => (await import('./checkout/ordering.tsx')).Ordering, OVER);
const CartSheet = part(async () => (await import('./cart/cart-sheet.tsx')).CartSheet, OVER);

/** Loaded only with several stores or a closure, or below the products. */
const StoreBar = part(async () => (await import('../../shared/ui/store-bar.tsx')).StoreBar);
const ShopFooter = part(async () => (await import('./page/shop-footer.tsx')).ShopFooter);

/** The overlay above the page. */
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
  // Wide windows show the cart in a separate column.
  const withColumn = useSyncExternalStore(subscribe, () => matchMedia(ROOM).matches);
  const cart = useCart();
  useSharedCart();
  const stores = useQuery(storesQuery).data;
  useEffect(() => {
    shopCart.at = store?.slug;
  }, [store]);
  useFetchWhenIdle(CartSheet, Ordering, toastCode);
  // Until a code kept from before has been checked, the prices are not the customer's.
  const byId = products.current && (code.active !== null || code.checking === null) ? products.byId : null;
  const today = useStoreDay();
  const rules = useOrderRules();
  // Pickup or delivery cannot stay chosen when the store does not offer it.
  const isDelivery = rules.deliveryOn && (cart.isDelivery || !rules.pickupOn);
  const calculated = useMemo(
    () => calculateCart({ ...cart, isDelivery }, byId, today, rules),
    [cart, isDelivery, byId, today, rules],
  );
  const { quote, lines } = calculated;
  useCodeNews(code.active, products.current, lines.length === 0 ? null : moneyOf(quote.totalCents));

  const panel = {
    cart: calculated,
    isDelivery,
    rules,
    products: byId,
    categories,
    chosenAt: stores?.find(({ slug }) => slug === cart.store && slug !== store?.slug),
    onCheckout: () => setOver('checkout'),
  };
  return (
    <div data-page="shop">
      <title>{restaurantTexts.pageTitle(store && namesOf(store)[0].text)}</title>
      <SkipLink />
      <ShopHeader store={store}>
        <CodePanel control={code} />
      </ShopHeader>
      {useQuery(storeNewsQuery).data && <StoreBar />}
      <PauseNotice />
      <CategoryChips
        categories={categories}
        chosen={view.category}
        onChoose={(category) => changeView({ category })}
        failed={categoriesQuery.isError && categoriesQuery.data === undefined}
        onRetry={() => void categoriesQuery.refetch()}
      />
      <div className={`${WIDTH} grid gap-8 pt-5 pb-12 print:pb-0 lg:grid-cols-[minmax(0,1fr)_364px]`}>
        <main id="main" className="min-w-0">
          <ShopProductsView products={products} categories={categories} view={view} onView={changeView} />
        </main>
        {withColumn && (
          <aside className="screen-only lg:sticky lg:top-20 lg:self-start lg:*:max-h-[calc(100dvh-100px)] lg:*:overflow-hidden lg:*:rounded-control lg:*:border lg:*:border-ink lg:*:bg-surface">
            <CartPanel {...panel} />
          </aside>
        )}
      </div>
      <ShopFooter store={store} />
      {!withColumn && <CartButton count={lines.length} totalCents={quote.totalCents} onOpen={() => setOver('cart')} />}
      {over === 'cart' && !withColumn && <CartSheet {...panel} onClose={() => setOver(null)} />}
      {over === 'checkout' && (
        <Ordering
          cart={calculated}
          isDelivery={isDelivery}
          rules={rules}
          code={code}
          store={store}
          onStale={products.retry}
          onClose={() => setOver(null)}
        />
      )}
      <Announcer />
    </div>
  );
}

/** The store's order rules; the defaults until they have loaded. */
function useOrderRules(): OrderRules {
  const own = useQuery(settingsQuery).data?.orderRules;
  return useMemo(() => (own ? rulesInCents(own) : DEFAULT_ORDER_RULES), [own]);
}

/** 1024 px, or more with a larger font size in the browser. */
const ROOM = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(ROOM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Announces whose prices the page shows once they have loaded, and the order's new total. */
function useCodeNews(active: ShopCode | null, arrived: boolean, total: string | null): void {
  const code = active?.code ?? null;
  const announced = useRef(code);
  useEffect(() => {
    if (!arrived || announced.current === code) return;
    announced.current = code;
    announcements.say(
      active === null
        ? codeTexts.removed(total)
        : codeTexts.updated(active.holder.restaurantName ?? active.code, total),
    );
  }, [active, arrived, code, total]);
}

/** A floating button when the cart has no column. */
function CartButton({ count, totalCents, onOpen }: { count: number; totalCents: number; onOpen: () => void }) {
  return (
    <button type="button" className={`floating-pill ${styles.cartButton} screen-only`} onClick={onOpen}>
      <ShoppingBasket size={22} strokeWidth={1.75} className="flex-none" aria-hidden />
      <span className="sr-only">{cartTexts.open}: </span>
      <span>{cartTexts.items(count)}</span>
      <span className="ml-auto text-lg font-extrabold">{moneyOf(totalCents)}</span>
    </button>
  );
}

/** The names of shop and page, and the tag with the discount code. */
function ShopHeader({ store, children }: { store: Store | null; children: ReactNode }) {
  return (
    <header>
      <ShopBar store={store} board={restaurantTexts.board} width={WIDTH} />
      <div className="butcher-paper border-b border-hairline">
        <div className={`${WIDTH} flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5 md:py-7`}>
          <div className="grid gap-1">
            <h1 tabIndex={-1} className="flex flex-wrap items-baseline gap-x-4 text-3xl font-extrabold md:text-4xl">
              {restaurantTexts.title}
              <span lang={CHINESE} className="text-[0.7em] text-ink-2">
                {restaurantTexts.chineseTitle}
              </span>
            </h1>
            <p className="text-ink-2">{restaurantTexts.intro}</p>
            <p className="not-print:hidden">{formatDay(useStoreDay())}</p>
          </div>
          {children}
        </div>
      </div>
    </header>
  );
}
