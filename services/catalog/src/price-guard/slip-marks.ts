import type { FoundSlip, NewEvent } from '@larder/contracts';
import { dollarsToCents } from '@larder/kernel';

/** A change whose prices look like typing errors. */
export interface Slipped {
  /** The subject of the change's event: "product:<id>". */
  subject: string;
  /** Set for a store's own price. */
  storeId?: string;
  slips: readonly FoundSlip[];
  /** The name of the second person. */
  confirmedBy?: string;
}

/** Logged after the events of the changes themselves. */
export function marksOf(slipped: readonly Slipped[], confirmed = false): NewEvent<'price-slip.passed'>[] {
  return slipped.flatMap(({ subject, storeId, slips, confirmedBy }) =>
    slips.map(({ field, kind, from, to, factor }) => ({
      type: 'price-slip.passed' as const,
      subject,
      ...(storeId === undefined ? {} : { storeId }),
      after: {
        field,
        kind,
        fromCents: centsOf(from),
        toCents: centsOf(to) ?? 0,
        factor,
        confirmed,
        ...(confirmedBy === undefined ? {} : { confirmedBy }),
      },
    })),
  );
}

const centsOf = (dollars: number | null): number | null => (dollars === null ? null : dollarsToCents(dollars));

/** Adds slips to the answer about one product; modifies that object. */
export function withSlips<View extends object>(
  view: View,
  slipped: readonly Slipped[],
): View & { slips?: FoundSlip[] } {
  return slipped.length === 0 ? view : Object.assign(view, { slips: slipped.flatMap(({ slips }) => slips) });
}
