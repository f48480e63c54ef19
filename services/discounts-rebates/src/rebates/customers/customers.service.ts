import type { CustomerWithCodes, DiscountCodeState, MergedCustomer } from '@larder/contracts';
import { Refusal, sentence } from '@larder/kernel';
import { ChangeSets, type Transaction } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountSettler } from '../account-settler.js';
import { AccountRepository } from '../account.repository.js';
import { rebateState } from '../rebate-row.js';
import { customerNotFound } from '../rebate.errors.js';
import { CustomerCodeEntity } from './customer.entity.js';
import { CustomerRepository } from './customer.repository.js';
import { mergeRebates } from './merge-rebates.js';

@Injectable()
export class CustomersService {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly accounts: AccountRepository,
    private readonly settler: AccountSettler,
    private readonly changes: ChangeSets,
  ) {}

  async search(search: string): Promise<CustomerWithCodes[]> {
    return await this.customers.search(search.trim());
  }

  async createForCode({ manager, announce }: Transaction, code: DiscountCodeState): Promise<void> {
    const after = await this.customers.insert(manager, code);
    announce({ type: 'customer.created', subject: `customer:${after.id}`, after });
    await this.customers.addCode(manager, code);
  }

  async hadCode(manager: EntityManager, codeId: string): Promise<boolean> {
    return await manager.existsBy(CustomerCodeEntity, { codeId });
  }

  /** @returns false when the customer does not exist. */
  async addCode({ manager }: Transaction, code: DiscountCodeState): Promise<boolean> {
    if (!(await this.customers.hold(manager, code.customerId))) return false;
    await this.customers.addCode(manager, code);
    return true;
  }

  async followCode({ manager, announce }: Transaction, code: DiscountCodeState): Promise<void> {
    const before = await this.customers.find(manager, code.customerId);
    const after = await this.customers.follow(manager, code);
    if (!after) return;
    announce({ type: 'customer.updated', subject: `customer:${after.id}`, before, after });
  }

  /** Moves everything of `id` to `into`, including past purchases. */
  async merge(id: string, into: string): Promise<MergedCustomer> {
    if (id === into) throw new Refusal('invalid', 'A customer cannot be merged with itself.');
    return await this.changes.run({ kind: 'customers-merged' }, async (transaction) => {
      const { manager, announce } = transaction;
      await this.customers.lockCodes(manager, id);
      await this.accounts.lock(manager, [id, into]);
      const [before, after] = [await this.customers.find(manager, id), await this.customers.find(manager, into)];
      if (!before || !after) throw customerNotFound();
      const facts = await this.accounts.facts(manager, [id, into]);
      const [own, others] = [facts.get(id), facts.get(into)];
      if (!own || !others) throw customerNotFound();
      const merge = mergeRebates(own, others);
      if (merge.kind === 'refused') throw bothPaid(merge.periods);
      await this.accounts.dropUnpaid(
        manager,
        merge.dropped.map((row) => row.id),
      );
      await this.customers.absorb(manager, id, into);
      for (const row of new Set([...own.rows, ...merge.dropped])) {
        const state = rebateState(row);
        const moved = merge.dropped.includes(row) ? undefined : { ...state, customerId: into };
        announce({ type: 'rebate.calculated', subject: `rebate:${row.id}`, before: state, after: moved });
      }
      announce({ type: 'customer.merged', subject: `customer:${id}`, before, after });
      await this.settler.settle(transaction, [into]);
      const merged = await this.customers.withCodes(manager, into);
      if (!merged) throw customerNotFound();
      return merged;
    });
  }
}

function bothPaid(periods: readonly string[]): Refusal {
  return new Refusal(
    'conflict',
    sentence('Both customers have been paid a rebate for {periods}. Undo one of the payments before you merge them.', {
      periods: periods.join(', '),
    }),
  );
}
