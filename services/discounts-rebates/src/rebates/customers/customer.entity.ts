import type { CustomerState } from '@larder/contracts';
import { tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'discounts_rebates', name: 'customer' })
export class CustomerEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') businessName!: string;
  @Column('text', { nullable: true }) contactPerson!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  /** The customer has the name and contact of this code. */
  @Column('uuid') mainCodeId!: string;
  @Column('boolean') unsettled!: boolean;
}

/** The link remains when the code is deleted. */
@Entity({ schema: 'discounts_rebates', name: 'customer_code' })
export class CustomerCodeEntity {
  @PrimaryColumn('uuid') codeId!: string;
  @Column('text') code!: string;
  @Column('uuid') customerId!: string;
}

export const CUSTOMER: Table<CustomerState> = tableOf(CustomerEntity).without('mainCodeId', 'unsettled');
