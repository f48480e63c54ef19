import type { RunningSystem } from '../launcher/start-system.ts';
import { readList, type StaffClient } from './staff-client.ts';
import { seededChance } from './statistics.ts';

const SEED = 20_261_123;

/** Creates further stores, each with a number of overridden prices. @returns their short names. */
export async function makeStores(
  system: RunningSystem,
  staff: StaffClient,
  stores: number,
  own: number,
): Promise<string[]> {
  const slugs = Array.from({ length: stores }, (_none, place) => `bench-${place + 1}`);
  for (const slug of slugs) {
    await staff.ask('POST', '/api/admin/stores', {
      name: `Bench ${slug}`,
      slug,
      address: '1 Main Street',
      phone: '905-555-0100',
      timeZone: 'America/Toronto',
      weekHours: {},
    });
  }
  const ids = (await readList(system.url)).products.map(({ id }) => id);
  const chance = seededChance(SEED);
  for (const slug of own === 0 ? [] : slugs) {
    const chosen = new Set(Array.from({ length: own }, () => ids[Math.floor(chance() * ids.length)] ?? ''));
    const items = [...chosen].map((productId) => ({
      kind: 'retail',
      productId,
      ourPrice: (100 + Math.floor(chance() * 900)) / 100,
    }));
    await staff.ask('POST', '/api/admin/overrides/bulk', { stores: [slug], items });
  }
  return slugs;
}
