import { RepeatedWork, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { AccountSettler } from './account-settler.js';
import { AccountRepository } from './account.repository.js';

const EVERY_MS = 1_000;
const AT_ONCE = 50;

/** Unpaid rebates follow purchases within a second or two. */
@Injectable()
export class SettlingTimer extends RepeatedWork {
  private isBusy = false;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly settler: AccountSettler,
    private readonly transactions: Transactions,
  ) {
    super('rebates.settling', EVERY_MS);
  }

  async turn(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while ((await this.some()) === AT_ONCE);
    } finally {
      this.isBusy = false;
    }
  }

  private async some(): Promise<number> {
    return await this.transactions.run(async (transaction) => {
      const customerIds = await this.accounts.lockUnsettled(transaction.manager, AT_ONCE);
      if (customerIds.length > 0) await this.settler.settle(transaction, customerIds);
      return customerIds.length;
    });
  }
}
