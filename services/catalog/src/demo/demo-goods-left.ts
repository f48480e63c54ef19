import type { DataSource } from 'typeorm';

/** Only seeded ids are UUIDs of version 8. */
const SEEDED = `id::text LIKE '______________8%'`;

export async function hasDemoGoods(dataSource: DataSource): Promise<boolean> {
  const [row]: { left: boolean }[] = await dataSource.query(
    `SELECT EXISTS (SELECT FROM catalog.product WHERE ${SEEDED})
         OR EXISTS (SELECT FROM catalog.restaurant_product WHERE ${SEEDED}) AS left`,
  );
  return row?.left ?? false;
}
