import type { MeatBoardConfig, RetailCategory, TerminalConfig } from '@larder/kernel';

/** A product as shown on the stores' boards. */
export interface SignageProduct {
  id: string;
  description: string;
  chineseName: string | null;
  size: string;
  category: RetailCategory;
  /** Dollars with two decimals, as in the list. */
  retailPrice: number;
  ourPrice: number;
  imageUrl: string | null;
}

/** A screen's prices, and how far they can be trusted. */
export interface SignageSnapshot {
  /** Active meat and seafood in the list's order; null until this screen has ever had prices. */
  products: readonly SignageProduct[] | null;
  /** `X-Revision` of the list; 0 without one. */
  revision: number;
  /** When the server confirmed these prices, in milliseconds since 1970 on the server's clock; null without prices. */
  asOf: number | null;
  /** Whether the last poll failed. */
  isOffline: boolean;
  /** The server's clock minus this screen's, in milliseconds: clocks of televisions drift. */
  clockOffsetMs: number;
}

/** The back office's configuration of a paired screen. A part that is null uses the one saved on the screen. */
export interface AssignedBoard {
  /** The store's short name. */
  store: string;
  meatBoard: MeatBoardConfig | null;
  terminal: TerminalConfig | null;
}
