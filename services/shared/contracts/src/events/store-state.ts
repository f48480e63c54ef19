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
  /** With the status "paused": why no orders are taken, when staff gave a reason. */
  pauseReason?: string | null;
  /** With the status "paused": when orders are taken again by themselves, when staff gave an end. */
  pausedUntil?: string | null;
  /** Once staff have set them. */
  weekHours?: WeekHours | null;
  /** When there are any. */
  tags?: string[] | null;
  /** From the day of the event on, when there are any. */
  closures?: readonly StoreClosure[];
  /** What it says itself of when and how it takes orders, when it says anything. */
  rules?: OwnRules;
  /** Names that it had before, when there are any: links with them still work. */
  formerSlugs?: string[] | null;
  /** False once it is closed. */
  active?: boolean | null;
}
