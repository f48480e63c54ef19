/** A price batch as its stores are told of it. */
export interface PriceBatchFacts {
  name: string;
  /** How many. */
  products: number;
}

/** As planned: an instant, or the local time of each store. */
export interface PriceBatchState extends PriceBatchFacts {
  startsAt: string;
  endsAt: string | null;
  storeIds: string[];
}
