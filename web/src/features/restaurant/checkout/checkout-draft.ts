import type { OrderPlacement } from '@larder/contracts';
import { DELIVERY_SLOTS } from '@larder/kernel';
import { randomKey } from '../../../shared/api/http.ts';
import type { TextStore } from '../../../shared/browser-storage.ts';
import { NO_FIELDS, type CheckoutFields } from './checkout-fields.ts';

const DRAFT_KEY = 'larder.restaurant-checkout';
const VERSION = 1;

/** One checkout, from the first opening until the order is accepted, through closing and reloading. */
export interface CheckoutDraft {
  /** Sent with every attempt, so that an order whose answer was lost is not placed twice. */
  key: string;
  fields: CheckoutFields;
}

export class CheckoutDraftStore {
  constructor(
    private readonly store: TextStore,
    private readonly newKey: () => string = randomKey,
  ) {}

  /** The stored draft, or a new one. */
  open(): CheckoutDraft {
    const draft = readDraft(this.store.read(DRAFT_KEY)) ?? { key: this.newKey(), fields: NO_FIELDS };
    this.write(draft);
    return draft;
  }

  keepFields(fields: CheckoutFields): void {
    this.write({ ...this.open(), fields });
  }

  /** Keeps the typed values, but makes the next attempt another order. */
  renewKey(): string {
    const key = this.newKey();
    this.write({ ...this.open(), key });
    return key;
  }

  end(): void {
    this.store.write(DRAFT_KEY, null);
  }

  private write(draft: CheckoutDraft): void {
    this.store.write(DRAFT_KEY, JSON.stringify({ version: VERSION, ...draft }));
  }
}

/** The last delivery address, for the next order of the same restaurant on this device. */
export type KnownAddress = Pick<
  CheckoutFields,
  'deliveryAddress' | 'deliveryCity' | 'deliveryPostalCode' | 'deliveryInstructions'
>;

const ADDRESS_KEY = 'larder.restaurant-address';

export function keepAddress(store: TextStore, order: OrderPlacement): void {
  if (!order.isDelivery || !order.deliveryAddress) return;
  const { restaurantName, deliveryAddress, deliveryCity, deliveryPostalCode, deliveryInstructions } = order;
  const kept = { restaurantName, deliveryAddress, deliveryCity, deliveryPostalCode, deliveryInstructions };
  store.write(ADDRESS_KEY, JSON.stringify({ version: VERSION, fields: kept }));
}

/** The remembered address, unless it belongs to another restaurant: several may order on one device. */
export function knownAddress(store: TextStore, restaurantName: string): KnownAddress | null {
  const { restaurantName: whose, ...kept } = readFields(parse(store.read(ADDRESS_KEY))?.fields);
  const isTheirs = whose.trim().toLowerCase() === restaurantName.trim().toLowerCase();
  if (!isTheirs || kept.deliveryAddress === '') return null;
  const { deliveryAddress, deliveryCity, deliveryPostalCode, deliveryInstructions } = kept;
  return { deliveryAddress, deliveryCity, deliveryPostalCode, deliveryInstructions };
}

export function forgetAddress(store: TextStore): void {
  store.write(ADDRESS_KEY, null);
}

function readDraft(text: string | null): CheckoutDraft | null {
  const kept = parse(text);
  if (typeof kept?.key !== 'string' || kept.key === '') return null;
  return { key: kept.key, fields: readFields(kept.fields) };
}

/** Parses a draft stored by this version of the page. */
function parse(text: string | null): { key?: unknown; fields?: unknown } | null {
  try {
    const kept = JSON.parse(text ?? 'null') as { version?: unknown; key?: unknown; fields?: unknown } | null;
    return kept?.version === VERSION ? kept : null;
  } catch {
    return null;
  }
}

function readFields(kept: unknown): CheckoutFields {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const texts = Object.entries(NO_FIELDS).map(([name, empty]) => {
    const value = given[name];
    return [name, typeof value === 'string' ? value : empty];
  });
  const fields = Object.fromEntries(texts) as unknown as CheckoutFields;
  return { ...fields, slot: DELIVERY_SLOTS.find((slot) => slot === fields.slot) ?? NO_FIELDS.slot };
}
