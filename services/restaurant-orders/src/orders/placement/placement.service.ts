import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { OrderPlacement, PlacedOrder, RestaurantOrderState } from '@larder/contracts';
import { centsToDollars, dayIn, Refusal } from '@larder/kernel';
import { addressGroup, constraintOf, EventConsumers, SERVICE_CONFIG, type ServiceConfig } from '@larder/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CodeCheck } from '../../codes/code-check.js';
import type { CodeVisitor } from '../../codes/code-visitor.js';
import { CatalogCopyConsumer } from '../../copies/catalog-copy.consumer.js';
import type { CodeGrant } from '../../copies/granted-code.sql.js';
import { orderingStore } from '../../copies/ordering-store.sql.js';
import { stillArriving } from '../../copies/still-arriving.js';
import { floodOf, phoneKey, tooManyOrders } from '../flood/order-flood.js';
import { OrderLimitsService } from '../flood/order-limits.js';
import { placeOrder } from './place-order.js';
import { keyReused, refuseWhilePaused } from './placement.errors.js';
import {
  PlacementRepository,
  type OrderOrigin,
  type PlacementReading,
  type StoreOfOrder,
} from './placement.repository.js';
import { readOrderItems, type WantedItem } from './read-order-items.js';

/** Two orders of a day get the same number once in a billion; then the second draws again. */
const DRAWS = 5;

export interface PlacementRequest {
  placement: OrderPlacement;
  /** Null is the default store. */
  store: string | null;
  /** The client's Idempotency-Key. */
  key: string | null;
  visitor: CodeVisitor;
}

/** One read, one decision, one write: only PostgreSQL is needed. */
@Injectable()
export class PlacementService {
  constructor(
    private readonly repository: PlacementRepository,
    private readonly codes: CodeCheck,
    private readonly consumers: EventConsumers,
    private readonly limits: OrderLimitsService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async place(request: PlacementRequest): Promise<PlacedOrder> {
    const wanted = readOrderItems(request.placement.orderItems);
    const hash = hashOf(request);
    const origin = this.originOf(request);
    const [reading, { grant, refusal }] = await Promise.all([
      this.read(request, wanted, origin),
      this.checkCode(request),
    ]);
    const earlier = replay(reading, request);
    if (earlier) return earlier;
    if (reading.store) refuseWhilePaused(reading.store, new Date());
    await this.refuseFlood(reading, request, grant !== null);
    if (refusal) throw refusal;
    if (!reading.store) throw new Refusal('not_found', 'This store does not take orders. Please choose another store.');
    return await this.save(request, wanted, { reading, store: reading.store, grant, hash, origin });
  }

  /** Null for trusted addresses, whose orders are not limited. */
  private originOf({ placement, visitor: { address } }: PlacementRequest): OrderOrigin | null {
    if (this.config.trustedAddresses.has(address)) return null;
    return { network: addressGroup(address, 48), phone: phoneKey(placement.phone) };
  }

  /** Called after repeats were answered. @throws Refusal `too_many` */
  private async refuseFlood(
    { flood }: PlacementReading,
    { visitor }: PlacementRequest,
    hasCode: boolean,
  ): Promise<void> {
    const reached = flood && floodOf(flood.counts, flood.limits, hasCode);
    if (!reached) return;
    await this.limits.recordReached(reached, visitor.address);
    throw tooManyOrders(reached);
  }

  private async read(
    { store, key }: PlacementRequest,
    wanted: readonly WantedItem[],
    origin: OrderOrigin | null,
  ): Promise<PlacementReading> {
    const ids = wanted.map(({ productId }) => productId);
    const reading = await this.repository.readForPlacement(store, ids, key, origin);
    if (reading.stored || reading.isFresh) return reading;
    await this.consumers.caughtUp(CatalogCopyConsumer);
    const later = await this.repository.readForPlacement(store, ids, key, origin);
    const isComplete = later.store !== null && later.products.length === ids.length;
    if (!later.stored && !later.isFresh && !isComplete) throw stillArriving();
    return later;
  }

  /** Returns the refusal instead of throwing it: a retry of a placed order still gets the first answer. */
  private async checkCode({
    placement,
    visitor,
  }: PlacementRequest): Promise<{ grant: CodeGrant | null; refusal: unknown }> {
    if (!placement.discountCode?.trim()) return { grant: null, refusal: null };
    return await this.codes.find(placement.discountCode, visitor).then(
      (grant) => ({ grant, refusal: null }),
      (refusal: unknown) => ({ grant: null, refusal }),
    );
  }

  private async save(
    request: PlacementRequest,
    wanted: readonly WantedItem[],
    {
      reading,
      store,
      grant,
      hash,
      origin,
    }: {
      reading: PlacementReading;
      store: StoreOfOrder;
      grant: CodeGrant | null;
      hash: string;
      origin: OrderOrigin | null;
    },
  ): Promise<PlacedOrder> {
    const products = new Map(reading.products.map((product) => [product.id, product]));
    const ordering = orderingStore(store);
    const isCapped = ordering.rules.slotCapacity !== null;
    for (let draw = 1; ; draw++) {
      const now = new Date();
      const order = placeOrder(request.placement, wanted, {
        now,
        store: ordering,
        products,
        grant,
        id: randomUUID(),
        orderNumber: orderNumber(dayIn(now, store.timeZone), randomBytes(ORDER_NUMBER_BYTES)),
      });
      const answer = answerOf(order);
      try {
        const remembered = request.key === null ? null : { key: request.key, hash, answer };
        if (await this.repository.saveOrder(store.id, order, remembered, origin, isCapped)) return answer;
      } catch (error) {
        if (draw < DRAWS && constraintOf(error) === 'restaurant_order_number_once') continue;
        // The same order, sent twice at the same time, may have taken the last place.
        const first = isCapped && error instanceof Refusal ? await this.firstAnswer(request) : null;
        if (first) return first;
        throw error;
      }
      // Another request has used the key and committed.
      const first = await this.firstAnswer(request);
      if (first) return first;
    }
  }

  private async firstAnswer(request: PlacementRequest): Promise<PlacedOrder | null> {
    if (request.key === null) return null;
    return replay(await this.repository.readForPlacement(request.store, [], request.key, null), request);
  }
}

/** Independent of the order of fields. An equal order at another named store has another hash. */
function hashOf({ placement, store }: PlacementRequest): string {
  const named = store === null ? [] : [['store', store] as const];
  const fields = [...Object.entries(placement), ...named].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

function replay({ stored, store }: PlacementReading, request: PlacementRequest): PlacedOrder | null {
  if (!stored) return null;
  // The previous release did not hash the store.
  const isOfStore = stored.storeId === store?.id && stored.requestHash === hashOf({ ...request, store: null });
  if (!isOfStore && stored.requestHash !== hashOf(request)) throw keyReused();
  return stored.answer;
}

function answerOf(order: RestaurantOrderState): PlacedOrder {
  return {
    orderNumber: order.orderNumber,
    subtotalAmount: centsToDollars(order.subtotalCents),
    discountAmount: centsToDollars(order.discountCents),
    deliveryFee: centsToDollars(order.deliveryFeeCents),
    totalAmount: centsToDollars(order.totalCents),
  };
}

/** Crockford's alphabet: no I, L, O or U, which are misread in handwriting and when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const ORDER_NUMBER_BYTES = 6;

/** The store's day, then random characters: easy to read aloud, and does not reveal other orders. */
export function orderNumber(day: string, chance: Uint8Array): string {
  const characters = Array.from(chance.subarray(0, ORDER_NUMBER_BYTES), (byte) => ALPHABET[byte & 31]).join('');
  return `${day.slice(2).replaceAll('-', '')}-${characters.slice(0, 3)}-${characters.slice(3)}`;
}
