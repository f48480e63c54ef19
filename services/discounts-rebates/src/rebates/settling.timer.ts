import { RepeatedWork, shareRuns, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { AccountSettler } from './account-settler.js';
import { AccountRepository } from './account.repository.js';

const EVERY_MS = 1_000;
const AT_ONCE = 50;

/** Recalculates unpaid rebates within a second or two after purchases change. */
@Injectable()
export class SettlingTimer extends RepeatedWork {
  readonly turn = shareRuns(async () => {
    while ((await this.some()) === AT_ONCE);
  });

  constructor(
    private readonly accounts: AccountRepository,
    private readonly settler: AccountSettler,
    private readonly transactions: Transactions,
  ) {
    super('rebates.settling', EVERY_MS);
  }

  private async some(): Promise<number> {
    return await this.transactions.run(async (transaction) => {
      const customerIds = await this.accounts.lockUnsettled(transaction.manager, AT_ONCE);
      if (customerIds.length > 0) await this.settler.settle(transaction, customerIds);
      return customerIds.length;
    });
  }
}
