import { FigureSource } from '@larder/platform';

export class DiscountsRebatesFigures extends FigureSource {
  override readonly hasCounts = true;
  override readonly queues = [
    { name: 'rebate runs', table: 'discounts_rebates.rebate_run', about: 'period', again: 'finished_at = NULL' },
  ];
}
