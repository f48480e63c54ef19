import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';

@Entity({ schema: 'restaurant_orders', name: 'code_key' })
export class CodeKeyEntity {
  @PrimaryColumn('boolean') onlyOne!: boolean;
  @Column('bytea') key!: Buffer;
}

/** Signs what browsers keep about the codes they used; one key for all replicas. */
@Injectable()
export class CodeKey {
  private known: Buffer | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async read(): Promise<Buffer> {
    if (this.known) return this.known;
    const [row] = await this.dataSource.query<CodeKeyEntity[]>('SELECT key FROM restaurant_orders.code_key');
    if (!row) throw new Error('restaurant_orders.code_key has no row: its migration makes one.');
    this.known = row.key;
    return row.key;
  }
}
