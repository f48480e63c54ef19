import { Nullable } from '../fields/absence.field.js';
import { Whole } from '../fields/number.field.js';
import { Instant, Text } from '../fields/text.field.js';

const MOST = Number.MAX_SAFE_INTEGER;

/** GET /api/admin/system/info (specification part 1 §3, System info) */
export class SystemInfo {
  @Whole(0, MOST) totalRetailProducts!: number;

  /** Restaurant products. */
  @Whole(0, MOST) totalProducts!: number;
  @Whole(0, MOST) totalOrders!: number;
  @Whole(0, MOST) totalCustomers!: number;
  @Whole(0, MOST) totalUsers!: number;
  @Whole(0, MOST) totalRebates!: number;
  @Whole(0, MOST) totalDiscountCodes!: number;
  @Whole(0, MOST) totalTiers!: number;

  /** In bytes. */
  @Whole(0, MOST) dbSize!: number;
  @Nullable() @Instant() lastBackup!: string | null;

  /** Seconds since the system was started. */
  @Whole(0, MOST) uptime!: number;
  @Text(40) version!: string;
  /** The shop's host names, besides localhost and addresses; null when any name is accepted. */
  @Nullable() @Text(2_000) hostNames!: string | null;
}
