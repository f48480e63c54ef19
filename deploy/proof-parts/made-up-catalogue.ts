import { RETAIL_CATEGORIES } from '@larder/kernel';
import { seededChance } from './statistics.ts';

const FIRST = ['Organic', 'Fresh', 'Frozen', 'Sliced', 'Whole', 'Spicy', 'Golden', 'Baby', 'Salted', 'Smoked'];
const SECOND = [
  'Bok Choy',
  'Brisket',
  'Chicken Thigh',
  'Pork Belly',
  'Lamb Rolls',
  'Prawns',
  'Soy Sauce',
  'Tofu',
  'Eel',
];
const CHINESE = ['有機', '新鮮', '冷凍', '切片', '白菜', '牛腩', '雞腿', '五花肉', '羊肉卷', '大蝦', '醬油', '豆腐'];
const SIZES = ['1 lb', '2 lb bag', '500 g', 'each', '12 x 340 ml', '1 kg'];

/** Made-up rows with unique descriptions, the same for the same seed. */
export function madeUpRows(seed: number, wanted: { rows: number } | { bytes: number }): string[] {
  const chance = seededChance(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const rows: string[] = [];
  let bytes = 0;
  for (let number = 1; 'rows' in wanted ? rows.length < wanted.rows : bytes < wanted.bytes; number++) {
    const retail = 1 + Math.floor(chance() * 4_000);
    const our = Math.max(1, Math.round(retail * (0.6 + chance() * 0.45)));
    const name = `${pick(FIRST)} ${pick(SECOND)} No. ${number}`;
    const row = `${pick(RETAIL_CATEGORIES)},${name},${pick(CHINESE)}${pick(CHINESE)},${pick(SIZES)},${dollars(retail)},${dollars(our)}`;
    rows.push(row);
    bytes += Buffer.byteLength(row) + 1;
  }
  if ('bytes' in wanted) rows.pop();
  return rows;
}

export const CSV_HEADER = 'category,description,chineseName,size,retailPrice,ourPrice';

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
