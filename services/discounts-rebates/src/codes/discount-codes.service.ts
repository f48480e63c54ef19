import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DeletedRow, DiscountCode, DiscountCodeInput, DiscountCodeState, PlanQuery } from '@larder/contracts';
import { LIMITS, basisPointsToFraction, centsToDollars, Refusal } from '@larder/kernel';
import { addedBefore, ChangeSets, idOfCreation, Transactions, type Transaction } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomersService } from '../rebates/customers/customers.service.js';
import { KnownStores } from '../rebates/purchases/known-stores.js';
import { changeDiscountCode, newDiscountCode, type DiscountCodeChange } from './change-discount-code.js';
import { DISCOUNT_CODE } from './discount-code.entity.js';
import { codeChangedMeanwhile, codeNotFound, codeTaken, noSuchStore, tooManyCodes } from './discount-code.errors.js';
import { DiscountCodeRepository, type DiscountCodeRow, type TierMove } from './discount-code.repository.js';

@Injectable()
export class DiscountCodesService {
  constructor(
    private readonly codes: DiscountCodeRepository,
    private readonly customers: CustomersService,
    private readonly stores: KnownStores,
    private readonly transactions: Transactions,
    private readonly changes: ChangeSets,
  ) {}

  async *list(): AsyncGenerator<DiscountCode[]> {
    for await (const rows of this.codes.all()) yield rows.map(discountCodeView);
  }

  /** @param key with which every attempt of one person creates the same code */
  async create(input: DiscountCodeInput, key: string | null): Promise<DiscountCode> {
    const change = newDiscountCode(idOfCreation(key), randomUUID(), input);
    refuseInvalid(change);
    if (change.kind !== 'changed') throw new Error('A new code always differs from an empty one.');
    const { after } = change;
    await this.requireStores(input);
    return await this.transactions.run(async (transaction) => {
      const { manager, announce } = transaction;
      const codes = await this.codes.count(manager);
      const earlier = key === null ? null : await this.codes.lockForChange(manager, after.id);
      if (earlier) {
        const asSent = { ...after, customerId: input.customerId ?? earlier.customerId };
        if (isDeepStrictEqual(discountCodeState(earlier), asSent)) return discountCodeView(earlier);
        throw addedBefore(discountCodeView(earlier));
      }
      if (codes >= LIMITS.discountCodes) throw tooManyCodes();
      // Customers keep deleted codes by their ids.
      if (key !== null && (await this.customers.hadCode(manager, after.id))) after.id = randomUUID();
      if (!(await this.codes.insert(manager, after))) throw codeTaken();
      if (input.customerId === undefined) await this.customers.createForCode(transaction, after);
      else if (!(await this.customers.addCode(transaction, after)))
        throw new Refusal('invalid', 'There is no such customer.');
      announce({ type: 'discount-code.created', subject: subjectOf(after), after });
      return await this.view(manager, after.id);
    });
  }

  async change(id: string, input: DiscountCodeInput): Promise<DiscountCode> {
    await this.requireStores(input);
    return await this.transactions.run(async (transaction) => {
      const { manager, announce } = transaction;
      const row = await this.codes.lockForChange(manager, id);
      if (!row) throw codeNotFound();
      const before = discountCodeState(row);
      const change = changeDiscountCode(before, input);
      refuseInvalid(change);
      if (change.kind === 'stale') throw codeChangedMeanwhile(discountCodeView(row));
      if (change.kind !== 'changed') return discountCodeView(row);
      const { after } = change;
      if (!(await this.codes.saveCode(manager, after))) throw codeTaken();
      await this.customers.followCode(transaction, after);
      announce({ type: 'discount-code.updated', subject: subjectOf(after), before, after });
      return await this.view(manager, id);
    });
  }

  async delete(id: string, plan: PlanQuery): Promise<DeletedRow> {
    return await this.changes.run({ plan, kind: 'discount-code-deleted' }, async ({ manager, announce }) => {
      const row = await this.codes.lockForChange(manager, id);
      if (!row) throw codeNotFound();
      await this.codes.delete(manager, id);
      const before = discountCodeState(row);
      announce({ type: 'discount-code.deleted', subject: subjectOf(before), before });
      return { success: true, id };
    });
  }

  /** Moves codes that the transaction has locked, with an event for each. */
  async moveToTiers({ manager, announce }: Transaction, moves: readonly TierMove[]): Promise<void> {
    for (const { before, after } of await this.codes.moveToTiers(manager, moves)) {
      const [was, is] = [discountCodeState(before), discountCodeState(after)];
      announce({ type: 'discount-code.updated', subject: subjectOf(is), before: was, after: is });
    }
  }

  private async requireStores({ storeIds }: DiscountCodeInput): Promise<void> {
    if (storeIds && !(await this.stores.hasAll(storeIds))) throw noSuchStore();
  }

  private async view(manager: EntityManager, id: string): Promise<DiscountCode> {
    const row = await this.codes.find(manager, id);
    if (!row) throw codeNotFound();
    return discountCodeView(row);
  }
}

const subjectOf = ({ id }: DiscountCodeState): string => `discount-code:${id}`;

function refuseInvalid({ kind }: DiscountCodeChange): void {
  if (kind === 'invalid-code') throw new Refusal('invalid', 'Code must be exactly 4 alphanumeric characters');
  if (kind === 'no-restaurant') throw new Refusal('invalid', 'Restaurant name is required');
  if (kind === 'other-customer')
    throw new Refusal(
      'conflict',
      'A code stays with its customer. Customers that are the same business can be merged.',
    );
}

function discountCodeView(row: DiscountCodeRow): DiscountCode {
  return {
    ...discountCodeState(row),
    storeIds: row.storeIds ?? null,
    discountPercentage: basisPointsToFraction(row.discountBasisPoints),
    usageCount: row.usageCount,
    totalDiscountAmount: centsToDollars(row.totalDiscountCents),
  };
}

function discountCodeState(row: DiscountCodeRow): DiscountCodeState {
  return { ...DISCOUNT_CODE.pick(row), customerId: row.customerId };
}
