/** What /ws carries. `store` is absent when the change concerns every store. */
export interface LiveMessage {
  type: LiveMessageType;
  data: ProductHint;
  store?: string;
}

/** Message types that every socket may see. */
export type LiveMessageType = 'product_updated' | 'product_created' | 'product_deleted';

/** Says that the product list has changed. `id` is null when several products changed at once or the change is unknown. */
export interface ProductHint {
  id: string | null;
  /** The number of the last catalog event behind the change; the list to ask for is the one with `rev=` this. 0: unknown. */
  revision: number;
}
