import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** The searched columns that can be Chinese. */
const RETAIL = 'concat(p.description, p.chinese_name)';
const WHOLESALE = 'concat(p.name, p.chinese_name, p.description, p.category)';

/** The texts of all lists' names, joined: the same in every store, since stores do not override names. */
@Injectable()
export class NameTexts {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Texts of products that shoppers or restaurants see in any store. */
  async shown(): Promise<string> {
    const somewhere = (overrides: string): string =>
      `p.active OR EXISTS (SELECT FROM catalog.${overrides} AS o WHERE o.product_id = p.id AND o.active)`;
    return await this.read(somewhere('retail_override'), somewhere('restaurant_override'));
  }

  async all(): Promise<string> {
    return await this.read('true', 'true');
  }

  private async read(retail: string, wholesale: string): Promise<string> {
    const rows: { text: string }[] = await this.dataSource.query(
      `SELECT concat((SELECT string_agg(${RETAIL}, '') FROM catalog.product AS p WHERE ${retail}),
                     (SELECT string_agg(${WHOLESALE}, '') FROM catalog.restaurant_product AS p WHERE ${wholesale})) AS text`,
    );
    return rows[0]?.text ?? '';
  }
}
