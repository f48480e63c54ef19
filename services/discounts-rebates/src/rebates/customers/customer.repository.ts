import type { CustomerState, CustomerWithCodes, DiscountCodeState } from '@larder/contracts';
import { changedRows } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CUSTOMER, CustomerCodeEntity, CustomerEntity } from './customer.entity.js';

const MOST_FOUND = 50;

const WITH_CODES = `SELECT ${CUSTOMER.columns('c')}, coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', k.code_id, 'code', k.code) ORDER BY k.code)
      FROM discounts_rebates.customer_code AS k JOIN discounts_rebates.discount_code AS d ON d.id = k.code_id
     WHERE k.customer_id = c.id), '[]') AS codes
  FROM discounts_rebates.customer AS c`;

@Injectable()
export class CustomerRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param search part of a name, code or email address. */
  async search(search: string): Promise<CustomerWithCodes[]> {
    return await this.dataSource.query(
      `${WITH_CODES}
        WHERE $1 = '' OR strpos(lower(c.business_name), lower($1)) > 0 OR strpos(lower(c.email), lower($1)) > 0
           OR EXISTS (SELECT FROM discounts_rebates.customer_code AS k
                       WHERE k.customer_id = c.id AND strpos(lower(k.code), lower($1)) > 0)
        ORDER BY lower(c.business_name), c.id LIMIT ${MOST_FOUND}`,
      [search.trim()],
    );
  }

  async withCodes(manager: EntityManager, id: string): Promise<CustomerWithCodes | null> {
    const rows: CustomerWithCodes[] = await manager.query(`${WITH_CODES} WHERE c.id = $1`, [id]);
    return rows[0] ?? null;
  }

  async find(manager: EntityManager, id: string): Promise<CustomerState | null> {
    const rows: CustomerState[] = await manager.query(
      `SELECT ${CUSTOMER.columns('c')} FROM discounts_rebates.customer AS c WHERE c.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Prevents a merge while a code is added. @returns false when the customer does not exist. */
  async hold(manager: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await manager.query('SELECT FROM discounts_rebates.customer WHERE id = $1 FOR SHARE', [id]);
    return rows.length > 0;
  }

  /** Keeps codes unchanged during a merge. Locked before the customers, as in every change of a code. */
  async lockCodes(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `SELECT FROM discounts_rebates.discount_code WHERE id IN (
         SELECT code_id FROM discounts_rebates.customer_code WHERE customer_id = $1) ORDER BY id FOR UPDATE`,
      [id],
    );
  }

  async insert(manager: EntityManager, code: DiscountCodeState): Promise<CustomerState> {
    const { customerId, restaurantName, contactPerson, email, phone } = code;
    const customer = { id: customerId, businessName: restaurantName, contactPerson, email, phone };
    await manager.insert(CustomerEntity, { ...customer, mainCodeId: code.id });
    return customer;
  }

  async addCode(manager: EntityManager, { id, code, customerId }: DiscountCodeState): Promise<void> {
    await manager.insert(CustomerCodeEntity, { codeId: id, code, customerId });
  }

  /**
   * Copies name and contact of a main code to its customer; when the main code is deleted, the next code that changes
   * replaces it.
   * @returns the customer, or null when nothing changed.
   */
  async follow(manager: EntityManager, code: DiscountCodeState): Promise<CustomerState | null> {
    const { id, restaurantName, contactPerson, email, phone, customerId } = code;
    await manager.query('UPDATE discounts_rebates.customer_code SET code = $2 WHERE code_id = $1 AND code <> $2', [
      id,
      code.code,
    ]);
    const [customer] = await changedRows<CustomerState>(
      manager,
      `UPDATE discounts_rebates.customer AS c
          SET business_name = $2, contact_person = $3, email = $4, phone = $5, main_code_id = $1
        WHERE c.id = $6 AND (c.main_code_id = $1
            OR NOT EXISTS (SELECT FROM discounts_rebates.discount_code AS d WHERE d.id = c.main_code_id))
          AND (c.business_name, c.contact_person, c.email, c.phone) IS DISTINCT FROM ($2, $3, $4, $5)
        RETURNING ${CUSTOMER.columns('c')}`,
      [id, restaurantName, contactPerson, email, phone, customerId],
    );
    return customer ?? null;
  }

  /** Deletes `from`, whose rebates are already merged. */
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
