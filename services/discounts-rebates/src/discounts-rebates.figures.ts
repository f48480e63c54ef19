import { FigureSource } from '@larder/platform';

export class DiscountsRebatesFigures extends FigureSource {
  override readonly counts = {
    totalCustomers: 'discounts_rebates.customer',
    totalRebates: 'discounts_rebates.rebate',
    totalDiscountCodes: 'discounts_rebates.discount_code',
    totalTiers: 'discounts_rebates.discount_tier',
  };
  override readonly queues = [{ name: 'rebate runs', table: 'discounts_rebates.rebate_run' }];
}
