import type { Role } from '@larder/kernel';
import type { Product } from '../product.contract.js';
import type { StoreStatus } from '../store.contract.js';

interface Change<State> {
  before: State | null;
  after: State | null;
}

/** A product as events carry it: prices in cents. */
export type ProductState = Omit<Product, 'retailPrice' | 'ourPrice'> & {
  retailPriceCents: number;
  ourPriceCents: number;
};

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
}

export interface UserState {
  id: string;
  username: string;
  role: Role;
}

/** Every event of every service with its exact payload. Deleting is an event with `before` only. */
export interface EventMap {
  'store.created': Change<StoreState>;
  'product.created': Change<ProductState>;
  'product.updated': Change<ProductState>;
  'user.created': Change<UserState>;
  'session.opened': Change<{ username: string; role: Role }>;
  'session.closed': Change<{ username: string }>;
  /** One event per address and minute, counted, so that a guesser cannot fill the log. */
  'login.refused': Change<{ address: string; minute: string; count: number; usernames: string[] }>;
}

export type EventType = keyof EventMap;

/** Events after which the public product lists read differently. */
export const PRODUCT_LIST_EVENTS = ['product.created', 'product.updated'] as const satisfies readonly EventType[];
