import type {
  DiscountTier,
  OrderLimitValues,
  OrderStatus,
  OwnRules,
  PasswordRuleValues,
  PaymentMethod,
  RebatePeriod,
  RebatePeriodType,
  RebateStatus,
  Role,
} from '@larder/kernel';
import type { BrowserExport } from '../audit.contract.js';
import type { ChangeKind } from '../change-set.contract.js';
import type { CodeGuesser } from '../orders/discount-check.contract.js';
import type { OrderItem, RestaurantOrder } from '../orders/restaurant-order.contract.js';
import type { PriceBatchFacts, PriceBatchState } from '../price-batch.contract.js';
import type { PriceGuard } from '../price-guard.contract.js';
import type { Product } from '../product.contract.js';
import type { RebateCustomer } from '../rebates/rebate.contract.js';
import type { RetailOverride } from '../retail-override.contract.js';
import type { ServiceName } from '../service-name.js';
import type { StaffUser } from '../session.contract.js';
import type { BackupKind, RestoreDetails } from '../system/backup.contract.js';
import type { SystemAlert } from '../system/health.contract.js';
import type { ScreenAssignment } from '../system/screen-device.contract.js';
import type {
  DiscountCodeState,
  DiscountTierState,
  PassedSlipState,
  RestaurantCategoryState,
  RestaurantOverrideState,
  RestaurantProductState,
  SecondPersonState,
  StoreState,
} from './event-states.js';

interface Change<State> {
  before: State | null;
  after: State | null;
}

/** Null means the default. */
export interface ShopLookState {
  logoUrl: string | null;
  color: string | null;
}

export type ProductState = Omit<Product, 'retailPrice' | 'ourPrice'> & {
  retailPriceCents: number;
  ourPriceCents: number;
};

/** A store's own values of a retail product; null follows the chain. */
export type RetailOverrideState = Omit<RetailOverride, 'retailPrice' | 'ourPrice'> & {
  retailPriceCents: number | null;
  ourPriceCents: number | null;
};

export interface UserState extends Pick<StaffUser, 'id' | 'username' | 'role'> {
  /** Absent for users of every store. */
  storeIds?: string[];
}

/** The facts of an order that counting and rebates need: money in cents, the code by its id. */
export interface RestaurantOrderFacts {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  discountCodeId: string | null;
  subtotalCents: number;
  discountCents: number;
  createdAt: string;
}

export type RestaurantOrderState = RestaurantOrderFacts &
  Omit<
    RestaurantOrder,
    | keyof RestaurantOrderFacts
    | 'store'
    | 'phoneNumber'
    | 'tierName'
    | 'orderItems'
    | 'subtotalAmount'
    | 'discountAmount'
    | 'deliveryFee'
    | 'totalAmount'
    | 'updatedAt'
  > & {
    deliveryFeeCents: number;
    totalCents: number;
    items: OrderItemState[];
  };

export type OrderItemState = Omit<OrderItem, 'pricePerUnit' | 'discountPercentage' | 'discountAmount'> & {
  unitPriceCents: number;
  discountBasisPoints: number;
  discountCents: number;
};

export type CustomerState = Pick<RebateCustomer, keyof RebateCustomer>;

export interface RebateState {
  id: string;
  customerId: string;
  periodType: RebatePeriodType;
  period: string;
  tier: DiscountTier;
  rebateBasisPoints: number;
  /** The agreed minimum, for `minimumPeriod`. */
  minimumCents: number;
  minimumPeriod: RebatePeriod;
  status: RebateStatus;
  purchasesCents: number;
  rebateCents: number;
  adjustmentCents: number;
  alreadyPaidCents: number;
  dueCents: number;
  paidDate: string | null;
  paymentMethod: PaymentMethod | null;
  paymentReference: string | null;
  notes: string | null;
  version: number;
}

export interface BackupState {
  filename: string;
  kind: BackupKind;
  description: string | null;
  bytes: number;
  records: number;
}

export type AlertState = Pick<SystemAlert, 'id' | 'type' | 'metric' | 'message' | 'value' | 'threshold' | 'timestamp'>;

export type ScreenFacts = Pick<ScreenAssignment, keyof ScreenAssignment>;

type BrowserExported = Pick<BrowserExport, 'count' | 'format'>;

/** Every event of every service with its exact payload. Deleting is an event with `before` only. */
export interface EventMap {
  'store.created': Change<StoreState>;
  'store.updated': Change<StoreState>;
  /** The new default store: from now on, calls that name no store get it. */
  'default-store.changed': Change<{ id: string; slug: string }>;
  /** Logo and colour of the chain. */
  'shop-look.updated': Change<ShopLookState>;
  /** The chain's rules for when and how stores take orders. */
  'chain-rules.updated': Change<OwnRules>;
  'product.created': Change<ProductState>;
  'product.updated': Change<ProductState>;
  'product.deleted': Change<ProductState>;
  /** Follows the event of the product or of its price in a store: one for each price that looks like a typing error. */
  'price-slip.passed': Change<PassedSlipState>;
  /** How the chain handles prices that look like typing errors. */
  'price-guard.updated': Change<Pick<PriceGuard, keyof PriceGuard>>;
  /** The part of the manual order that changed: the ids from place `from` (0 is the first) on, before and after. */
  'products.reordered': Change<{ from: number; productIds: string[] }>;
  /** The last event of an import, after one event for each row that changed something. */
  'products.imported': Change<{ count: number; created: number; updated: number; unchanged: number; failed: number }>;
  'products.cleared': Change<{ count: number }>;
  'products.exported': Change<{ count: number }>;
  /** The number of tags now on the store's shelves. */
  'shelf-tags.printed': Change<{ count: number }>;
  /** One store's override of the product. */
  'product.overridden': Change<RetailOverrideState>;
  /** The range of one store's order that changed; null on a side on which it followed the chain. */
  'store-order.changed': Change<{ from: number; productIds: string[] }>;
  /** Sums up what one call changed in one store. */
  'overrides.applied': Change<{ count: number }>;
  /** Names the store if there is only one. */
  'price-batch.planned': Change<PriceBatchState>;
  'price-batch.changed': Change<PriceBatchState>;
  'price-batch.cancelled': Change<PriceBatchState>;
  /** One for each store, at its time. */
  'price-batch.started': Change<PriceBatchFacts>;
  'price-batch.ended': Change<PriceBatchFacts>;
  /** One store opted a product out of a batch. */
  'price-batch.excepted': Change<PriceBatchFacts & { productId: string }>;
  /** The same undone: the batch has the product in that store again. */
  'price-batch.included': Change<PriceBatchFacts & { productId: string }>;
  'restaurant-category.created': Change<RestaurantCategoryState>;
  /** A new name follows an event for each product of the category. */
  'restaurant-category.updated': Change<RestaurantCategoryState>;
  'restaurant-category.deleted': Change<RestaurantCategoryState>;
  'restaurant-categories.reordered': Change<{ places: { id: string; displayOrder: number }[] }>;
  'restaurant-product.created': Change<RestaurantProductState>;
  'restaurant-product.updated': Change<RestaurantProductState>;
  'restaurant-product.deleted': Change<RestaurantProductState>;
  /** One store's override of the product. */
  'restaurant-product.overridden': Change<RestaurantOverrideState>;
  /** Sums up what one call changed in one store. */
  'restaurant-overrides.applied': Change<{ count: number }>;
  'restaurant-products.imported': Change<{
    count: number;
    created: number;
    updated: number;
    unchanged: number;
    failed: number;
  }>;
  'restaurant-products.exported': Change<{ count: number; format: 'csv' | 'xlsx' }>;
  'picture.uploaded': Change<{ imageUrl: string; bytes: number }>;
  'pictures.exported': Change<{ count: number }>;
  /** `attached` pictures are named by a product's id and became its picture. */
  'pictures.imported': Change<{ count: number; skipped: number; attached: number }>;
  'discount-code.created': Change<DiscountCodeState>;
  'discount-code.updated': Change<DiscountCodeState>;
  'discount-code.deleted': Change<DiscountCodeState>;
  'discount-tier.created': Change<DiscountTierState>;
  'discount-tier.updated': Change<DiscountTierState>;
  'customer.created': Change<CustomerState>;
  'customer.updated': Change<CustomerState>;
  /** `before` is the customer that was merged away, `after` the one it was merged into. */
  'customer.merged': Change<CustomerState>;
  /** Caused by a run, or by orders or payments that changed its amount. */
  'rebate.calculated': Change<RebateState>;
  'rebate.approved': Change<RebateState>;
  'rebate.paid': Change<RebateState>;
  'rebate.reopened': Change<RebateState & { reason?: string }>;
  'rebates.calculated': Change<{
    periodType: RebatePeriodType;
    period: string;
    count: number;
    created: number;
    updated: number;
  }>;
  'order-limits.updated': Change<OrderLimitValues>;
  /** A flood of orders, logged once per window by each replica: `whose` limit refused one. */
  'order-limits.reached': Change<{ address: string; whose: 'phone' | 'network' | 'total'; within: 'minute' | 'hour' }>;
  'restaurant-order.created': Change<RestaurantOrderState>;
  'restaurant-order.moved': Change<RestaurantOrderFacts>;
  'restaurant-order.deleted': Change<RestaurantOrderFacts>;
  'restaurant-orders.exported': Change<{ count: number; format: 'csv' | 'xlsx' | 'pdf' }>;
  /** One event per address and minute, counted, so that a guesser cannot fill the log; `throttled` were not looked up. */
  'discount-code.refused': Change<{ address: string; minute: string; count: number; throttled?: number }>;
  /** Logged each time a browser, an address or everyone together used up the attempts of a minute or a day. */
  'discount-code.throttled': Change<{ address: string; whose: CodeGuesser; until: string }>;
  /** An export file that the browser built. */
  'discount-codes.exported': Change<BrowserExported>;
  'rebates.exported': Change<BrowserExported>;
  'audit.exported': Change<BrowserExported>;
  'user.created': Change<UserState>;
  'user.updated': Change<UserState & { passwordChanged?: boolean }>;
  'user.deleted': Change<UserState>;
  /** The actor is the user whose work was confirmed. */
  'second-person.confirmed': Change<SecondPersonState>;
  'session.opened': Change<{ username: string; role: Role }>;
  'session.closed': Change<{ username: string }>;
  'session.revoked': Change<{ username: string }>;
  'sessions.invalidated': Change<{ count: number }>;
  'backup.created': Change<BackupState>;
  'backup.deleted': Change<BackupState>;
  'backup.downloaded': Change<{ filename: string }>;
  /** A test restore into separate tables. */
  'backup.rehearsed': Change<{ filename: string; passed: boolean; message: string }>;
  /** `restorePoint` is the backup of the data before the restore. */
  'backup.restored': Change<
    { backupFrom: string; records: number; restorePoint: string } & Partial<
      Pick<RestoreDetails, 'staffReturned' | 'staffChanged'>
    >
  >;
  /** Everything except users was deleted. `backup` has the former data. */
  'shop.emptied': Change<{ backup: string; records: number }>;
  'backup-schedule.updated': Change<{ enabled: boolean; everyHours: number; keep: number }>;
  'alert-settings.updated': Change<{ limits: { id: string; limit: number }[]; opens: number; closes: number }>;
  /** Logged by each service whose rows and log were replaced: everything read before is stale. */
  'data.restored': Change<{ backupFrom: string }>;
  /** After the events of the rows. `changeId` is what was undone. */
  'change.undone': Change<{ changeId: string; kind: ChangeKind; restored: number; left: number }>;
  'login.refused': Change<{ address: string; minute: string; count: number; usernames: string[] }>;
  /** Attempts ran out: of one account from an address, or of the whole address (`username` is null). */
  'login.locked-out': Change<{ address: string; username: string | null; until: string }>;
  /** An account has had so many failures that sign-ins are slowed down where its owner has never signed in. */
  'login.slowed': Change<{ address: string; username: string; failures: number }>;
  'password-rule.updated': Change<PasswordRuleValues>;
  'alert.raised': Change<AlertState>;
  'alert.cleared': Change<AlertState>;
  'alert.acknowledged': Change<AlertState & { reason: string; until: string }>;
  'screen.paired': Change<ScreenFacts>;
  'screen.updated': Change<ScreenFacts>;
  'screen.removed': Change<ScreenFacts>;
  /** Staff asked to retry the parked events of a subject. */
  'parked-event.retry-asked': Change<{
    service: ServiceName;
    consumer: string;
    producer: ServiceName;
    subject: string;
  }>;
  /** Staff asked to do a failed job again, or to send a delivery now. */
  'job.retry-asked': Change<{ service: ServiceName; queue: string; id: string }>;
}

export type EventType = keyof EventMap;
