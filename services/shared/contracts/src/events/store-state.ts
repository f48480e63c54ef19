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
  /** Absent until staff have set them. */
  weekHours?: WeekHours | null;
  /** Absent when there are none. */
  tags?: string[] | null;
  /** From the day of the event on; absent when there are none. */
  closures?: readonly StoreClosure[];
  /** The store's own order rules; absent when it has none. */
  rules?: OwnRules;
  /** The store's former short names, with which links still work; absent when there are none. */
  formerSlugs?: string[] | null;
  /** False once the store is closed. */
  active?: boolean | null;
}
