/** One demo product for restaurants; the price is in cents. */
export interface WholesaleProduct {
  category: string;
  name: string;
  description: string;
  unit: string;
  size: string;
  pricePerUnitCents: number;
  minOrderQuantity: number;
  /** The retail drawing that shows it. */
  motif: string;
}

type Row = [
  name: string,
  description: string,
  unit: string,
  size: string,
  price: number,
  minOrderQuantity: number,
  motif: string,
];

/** Rows of one category; prices are written in dollars as on a price list. */
export function pallet(category: string, rows: readonly Row[]): WholesaleProduct[] {
  return rows.map(([name, description, unit, size, price, minOrderQuantity, motif]) => ({
    category,
    name,
    description,
    unit,
    size,
    pricePerUnitCents: Math.round(price * 100),
    minOrderQuantity,
    motif,
  }));
}
