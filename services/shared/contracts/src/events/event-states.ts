import type { DiscountTier, OwnRules, Role, StoreClosure, WeekHours } from '@larder/kernel';
import type { DiscountCode } from '../discount-code.contract.js';
import type { DiscountTierConfig } from '../discount-tier.contract.js';
import type { FoundSlip } from '../price-guard.contract.js';
import type { RestaurantCategory } from '../restaurant-category.contract.js';
import type { RestaurantOverride } from '../restaurant-override.contract.js';
import type { RestaurantProduct } from '../restaurant-product.contract.js';
import type { StoreStatus } from '../store.contract.js';

export interface StoreState {
  id: string;
  slug: string;
  name: string;
  chineseName: string | null;
  address: string;
  phone: string;
  timeZone: string;
  openingHours: string;
  status: StoreStatus;
  lastUpdatedAt: string | null;
  isDefault: boolean;
  /** While "paused": why no orders are taken, if staff gave a reason. */
  pauseReason?: string | null;
  /** While "paused": when orders are taken again automatically, if staff set an end. */
  pausedUntil?: string | null;
  /** Absent until staff have set them. */
  weekHours?: WeekHours | null;
  /** Absent when there are none. */
  tags?: string[] | null;
  /** From the day of the event on; absent when there are none. */
  closures?: readonly StoreClosure[];
  /** The store's own order rules; absent when it has none. */
  rules?: OwnRules;
  /** The store's former short names, with which links still work; absent when there are none. */
  formerSlugs?: string[] | null;
  /** False once the store is closed. */
  active?: boolean | null;
}

/** A price that was published although it looked like a typing error. `fromCents` is null for `unlike-others`. */
export interface PassedSlipState {
  field: FoundSlip['field'];
  kind: FoundSlip['kind'];
  fromCents: number | null;
  toCents: number;
  factor: number;
  /** False if no confirmation was asked for. */
  confirmed: boolean;
  /** The second person who confirmed it. */
  confirmedBy?: string;
}

/** Another administrator who confirmed at the caller's screen what the caller is about to do. */
export interface SecondPersonState {
  userId: string;
  username: string;
  role: Role;
  storeIds: string[] | null;
  /** The hash of what is confirmed. */
  about: string;
}

export type RestaurantProductState = Omit<RestaurantProduct, 'pricePerUnit' | 'discountTags'> & {
  pricePerUnitCents: number;
  discountTags: DiscountTier[];
};

/** A store's own values of a restaurant product; null follows the chain. */
export type RestaurantOverrideState = Omit<RestaurantOverride, 'pricePerUnit'> & { pricePerUnitCents: number | null };

export type RestaurantCategoryState = Pick<RestaurantCategory, keyof RestaurantCategory>;

/** A code as events carry it: its discount is its tier's, and its usage is counted from orders. */
export type DiscountCodeState = Omit<
  DiscountCode,
  'discountPercentage' | 'usageCount' | 'totalDiscountAmount' | 'storeIds'
> & {
  /** Absent for codes that are valid in every store. */
  storeIds?: string[] | null;
};

export type DiscountTierState = Omit<
  DiscountTierConfig,
  'discountPercentage' | 'rebatePercentage' | 'minPurchaseAmount'
> & {
  discountBasisPoints: number;
  rebateBasisPoints: number;
  minPurchaseCents: number;
};
