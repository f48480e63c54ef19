import type { OwnRules, StoreClosure, WeekHours } from '@larder/kernel';
import type { StoreStatus } from '../store.contract.js';

export interface StoreState {
  id: string;
  slug: string;
  name: string;
  chineseName: string | null;
  address: string;
  phone: string;
  timeZone: string;
  openingHours: string;
  status: StoreStatus;
  lastUpdatedAt: string | null;
  isDefault: boolean;
  /** While "paused": why no orders are taken, if staff gave a reason. */
  pauseReason?: string | null;
  /** While "paused": when orders are taken again automatically, if staff set an end. */
  pausedUntil?: string | null;
  /** Once staff have set them. */
  weekHours?: WeekHours | null;
  /** Absent without any. */
  tags?: string[] | null;
  /** From the day of the event on; absent without any. */
  closures?: readonly StoreClosure[];
  /** Its own order rules; absent without any. */
  rules?: OwnRules;
  /** Names that it had before, when there are any: links with them still work. */
  formerSlugs?: string[] | null;
  /** False once it is closed. */
  active?: boolean | null;
}
