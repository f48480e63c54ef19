import type { Role } from '@larder/kernel';
import type { FoundSlip } from '../price-guard.contract.js';

/** A price that was published although it looked like a typing error. `fromCents` is null for `unlike-others`. */
export interface PassedSlipState {
  field: FoundSlip['field'];
  kind: FoundSlip['kind'];
  fromCents: number | null;
  toCents: number;
  factor: number;
  /** False if no confirmation was asked for. */
  confirmed: boolean;
  /** The second person who confirmed it. */
  confirmedBy?: string;
}

/** Another administrator who confirmed at the caller's screen what the caller is about to do. */
export interface SecondPersonState {
  userId: string;
  username: string;
  role: Role;
  storeIds: string[] | null;
  /** The hash of what is confirmed. */
  about: string;
}
