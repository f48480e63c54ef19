/** The messages of /ws. `store` is absent when the change concerns every store. */
export type LiveMessage = ProductsChangedMessage | ProductsImportedMessage | OrderMessage;

/** Message types that make clients read a list again: the board's, the order sheet's or the stores'. Public. */
export type ProductMessageType =
  | 'stores_updated'
  | 'product_updated'
  | 'product_created'
  | 'product_deleted'
  | 'restaurant_products_updated';

export interface ProductsChangedMessage {
  type: ProductMessageType;
  data: ProductHint;
  store?: string;
}

/** A list has changed. `id` is null when several products changed at once or the change is unknown. */
export interface ProductHint {
  id: string | null;
  /** The number of the last catalog event behind the change; the list to ask for is the one with `rev=` this. 0: unknown. */
  revision: number;
}

/** Products were imported: as many as `data` has items, which carry nothing else (specification part 1 §1). */
export interface ProductsImportedMessage {
  type: 'products_imported';
  data: 0[];
  revision: number;
  store?: string;
}

/** Message types that make clients read the wholesale orders again. Only sockets of signed-in staff get them. */
export type OrderMessageType = 'restaurant_order_created' | 'restaurant_order_status_updated' | 'orderDeleted';

export interface OrderMessage {
  type: OrderMessageType;
  data: OrderHint;
  store?: string;
}

/** Which order it was; both null when several changed at once or the change is unknown. */
export interface OrderHint {
  id: string | null;
  orderNumber: string | null;
}
