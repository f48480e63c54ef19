import type { CustomerState, CustomerWithCodes, DiscountCodeState } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** So many customers does one search find. */
const FOUND = 50;

const COLUMNS = `c.id, c.business_name AS "businessName", c.contact_person AS "contactPerson", c.email, c.phone`;

const WITH_CODES = `SELECT ${COLUMNS}, coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', k.code_id, 'code', k.code) ORDER BY k.code)
      FROM discounts_rebates.customer_code AS k JOIN discounts_rebates.discount_code AS d ON d.id = k.code_id
     WHERE k.customer_id = c.id), '[]') AS codes
  FROM discounts_rebates.customer AS c`;

/** The businesses behind the codes. */
@Injectable()
export class CustomerRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param search part of a name, a code or an e-mail address; empty for the first customers by name. */
  async search(search: string): Promise<CustomerWithCodes[]> {
    return await this.dataSource.query(
      `${WITH_CODES}
        WHERE $1 = '' OR strpos(lower(c.business_name), lower($1)) > 0 OR strpos(lower(c.email), lower($1)) > 0
           OR EXISTS (SELECT FROM discounts_rebates.customer_code AS k
                       WHERE k.customer_id = c.id AND strpos(lower(k.code), lower($1)) > 0)
        ORDER BY lower(c.business_name), c.id LIMIT ${FOUND}`,
      [search],
    );
  }

  async withCodes(manager: EntityManager, id: string): Promise<CustomerWithCodes | null> {
    const rows: CustomerWithCodes[] = await manager.query(`${WITH_CODES} WHERE c.id = $1`, [id]);
    return rows[0] ?? null;
  }

  async find(manager: EntityManager, id: string): Promise<CustomerState | null> {
    const rows: CustomerState[] = await manager.query(
      `SELECT ${COLUMNS} FROM discounts_rebates.customer AS c WHERE c.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Keeps a customer from being merged away while a code is given to it. @returns false when there is none. */
  async hold(manager: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await manager.query('SELECT FROM discounts_rebates.customer WHERE id = $1 FOR SHARE', [id]);
    return rows.length > 0;
  }

  /** A new customer, known by its first code. */
  async insert(manager: EntityManager, code: DiscountCodeState): Promise<CustomerState> {
    const { customerId, restaurantName, contactPerson, email, phone } = code;
    await manager.query(
      `INSERT INTO discounts_rebates.customer (id, business_name, contact_person, email, phone, main_code_id)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [customerId, restaurantName, contactPerson, email, phone, code.id],
    );
    return { id: customerId, businessName: restaurantName, contactPerson, email, phone };
  }

  async addCode(manager: EntityManager, { id, code, customerId }: DiscountCodeState): Promise<void> {
    await manager.query(
      'INSERT INTO discounts_rebates.customer_code (code_id, code, customer_id) VALUES ($1, $2, $3)',
      [id, code, customerId],
    );
  }

  /**
   * A code was changed: the customer whose main code it is follows in name and contact.
   * @returns the customer as it is now, or null when it reads as before.
   */
  async follow(manager: EntityManager, code: DiscountCodeState): Promise<CustomerState | null> {
    const { id, restaurantName, contactPerson, email, phone } = code;
    await manager.query('UPDATE discounts_rebates.customer_code SET code = $2 WHERE code_id = $1 AND code <> $2', [
      id,
      code.code,
    ]);
    const [rows] = (await manager.query(
      `UPDATE discounts_rebates.customer AS c SET business_name = $2, contact_person = $3, email = $4, phone = $5
        WHERE c.main_code_id = $1
          AND (c.business_name, c.contact_person, c.email, c.phone) IS DISTINCT FROM ($2, $3, $4, $5)
        RETURNING ${COLUMNS}`,
      [id, restaurantName, contactPerson, email, phone],
    )) as [CustomerState[], number];
    return rows[0] ?? null;
  }

  /** Everything of `from` becomes `into`'s; `from` is no more. Rebates have been sorted out before. */
  async absorb(manager: EntityManager, from: string, into: string): Promise<void> {
    for (const table of ['customer_code', 'purchase', 'rebate']) {
      await manager.query(`UPDATE discounts_rebates.${table} SET customer_id = $2 WHERE customer_id = $1`, [
        from,
        into,
      ]);
    }
    await manager.query('DELETE FROM discounts_rebates.customer WHERE id = $1', [from]);
  }
}
