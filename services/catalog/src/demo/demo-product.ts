import type { RetailCategory } from '@larder/kernel';

/** One demo product. The picture's name is derived from the English name; prices are cents. */
export interface DemoProduct {
  category: RetailCategory;
  description: string;
  chineseName: string;
  size: string;
  retailPriceCents: number;
  ourPriceCents: number;
  /** Markdown, for the few that have something to tell. */
  detailedDescription: string | null;
  active: boolean;
}

type Row = [description: string, chineseName: string, size: string, retail: number, ours: number, details?: string];

/** Rows of one category; prices are written in dollars as on a shelf label. */
export function shelf(category: RetailCategory, rows: readonly Row[]): DemoProduct[] {
  return rows.map(([description, chineseName, size, retail, ours, details]) => ({
    category,
    description,
    chineseName,
    size,
    retailPriceCents: Math.round(retail * 100),
    ourPriceCents: Math.round(ours * 100),
    detailedDescription: details ?? null,
    active: true,
  }));
}

/** "Baby Bok Choy" → "baby-bok-choy", for file names. */
export function pictureName(description: string): string {
  return description
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
