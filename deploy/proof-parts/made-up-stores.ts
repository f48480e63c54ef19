import type { RunningSystem } from '../launcher/start-system.ts';
import { asOwner } from './owner.ts';
import type { StaffClient } from './staff-client.ts';

/**
 * Further stores, each with a number of prices of its own.
 * @returns their short names.
 */
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
  // Through the API it would take 200 calls of seconds each; the lists have not been read yet.
  await asOwner(system, (owner) =>
    owner.query(
      `INSERT INTO catalog.retail_override (store_id, product_id, our_price_cents, version)
       SELECT s.id, p.id, 100 + abs(hashtext(s.id::text || p.id)) % 900, nextval('catalog.override_version')
         FROM catalog.store AS s
         CROSS JOIN LATERAL (SELECT id FROM catalog.product ORDER BY hashtext(s.id::text || id) LIMIT $1) AS p
        WHERE s.slug LIKE 'bench-%'`,
      [own],
    ),
  );
  return slugs;
}
