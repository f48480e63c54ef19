import { recordCounts } from '@larder/platform';

/** Record counts for the settings page, readable by system-ops. */
export const RecordCounts1764500000000 = recordCounts('RecordCounts1764500000000', 'discounts-rebates', {
  totalCustomers: 'discounts_rebates.customer',
  totalRebates: 'discounts_rebates.rebate',
  totalDiscountCodes: 'discounts_rebates.discount_code',
  totalTiers: 'discounts_rebates.discount_tier',
});
