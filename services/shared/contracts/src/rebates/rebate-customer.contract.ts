import { LIMITS } from '@larder/kernel';
import { MayBeAbsent } from '../fields/absence.field.js';
import { ListOf } from '../fields/nested.field.js';
import { Id, Text } from '../fields/text.field.js';
import { RebateCustomer } from './rebate.contract.js';

/** GET /api/admin/rebates/customers: up to 50, by name. */
export class CustomerQuery {
  /** Part of the name, of a code or of an email address. */
  @MayBeAbsent() @Text(120) search?: string;
}

export class CustomerWithCodes extends RebateCustomer {
  @ListOf(() => CustomerCode, LIMITS.discountCodes) codes!: CustomerCode[];
}

/** The customer that another was merged into. */
export class MergedCustomer extends CustomerWithCodes {
  /** Names the merge for an undo. */
  @MayBeAbsent() @Id() changeId?: string;
}

export class CustomerCode {
  @Id() id!: string;
  @Text(4) code!: string;
}

/** POST /api/admin/rebates/customers/{id}/merge: everything of {id} counts for `into`. */
export class CustomerMerge {
  @Id() into!: string;
}
