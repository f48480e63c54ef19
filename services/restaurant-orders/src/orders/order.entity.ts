import type { OrderItemState, RestaurantOrderState } from '@larder/contracts';
import type { DeliverySlot, DiscountTier, OrderStatus } from '@larder/kernel';
import { INSTANT, tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'restaurant_orders', name: 'restaurant_order' })
export class RestaurantOrderEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') storeId!: string;
  @Column('text') orderNumber!: string;
  @Column('text') status!: OrderStatus;
  @Column('text') restaurantName!: string;
  @Column('text', { nullable: true }) contactPerson!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('boolean') isDelivery!: boolean;
  @Column('text', { nullable: true }) deliveryAddress!: string | null;
  @Column('text', { nullable: true }) deliveryCity!: string | null;
  @Column('text', { nullable: true }) deliveryPostalCode!: string | null;
  @Column('text', { nullable: true }) deliveryInstructions!: string | null;
  @Column('date') deliveryDate!: string;
  @Column('text') deliveryTime!: DeliverySlot;
  @Column('text', { nullable: true }) notes!: string | null;
  @Column('text', { nullable: true }) discountCode!: string | null;
  @Column('uuid', { nullable: true }) discountCodeId!: string | null;
  @Column('text', { nullable: true }) tier!: DiscountTier | null;
  @Column('bigint') subtotalCents!: number;
  @Column('bigint') discountCents!: number;
  @Column('bigint') deliveryFeeCents!: number;
  @Column('bigint') totalCents!: number;
  /** Used by filters. */
  @Column('text', { array: true }) categories!: string[];
  /** Used by the quick search, in lower case. */
  @Column('text') searchText!: string;
  @Column(INSTANT) createdAt!: string;
  @Column(INSTANT) updatedAt!: string;
  @Column('int') version!: number;
}

/** A table apart, so that order lists read narrow rows. */
@Entity({ schema: 'restaurant_orders', name: 'order_items' })
export class OrderItemsEntity {
  @PrimaryColumn('uuid') orderId!: string;
  @Column('jsonb') items!: OrderItemState[];
}

export const ORDER = tableOf(RestaurantOrderEntity).without('categories', 'searchText');

export const PLACED_ORDER: Table<Omit<RestaurantOrderState, 'items'>> = ORDER.without('storeId', 'updatedAt');
