import { PRODUCT_LIST_EVENTS } from '@larder/contracts';

/** An instant as contracts carry it. */
export const instant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a screen is to show, of system_ops.screen AS s. */
export const ASSIGNMENT = `s.id, s.name, s.store, s.board, s.meat_board AS "meatBoard", s.terminal`;

/** Events after which the boards read differently, as a list for IN. */
export const PRICE_EVENTS = PRODUCT_LIST_EVENTS.map((type) => `'${type}'`).join(', ');

/** The newest revision of the prices: the same that the lists carry as X-Revision. */
export const NEWEST_REVISION = priceEvent('max');

/** The first change of the prices after a revision. */
export const nextRevision = (revision: string): string => priceEvent('min', `AND number > ${revision}`);

/**
 * One look at the index for each kind: asked for all kinds at once PostgreSQL walks along the log, past everything else
 * that happened in the catalog.
 */
function priceEvent(end: 'min' | 'max', further = ''): string {
  return `(SELECT coalesce(${end}(found.number), 0) FROM unnest(ARRAY[${PRICE_EVENTS}]) AS kind (type)
            CROSS JOIN LATERAL
              (SELECT ${end}(number) AS number FROM catalog.event_log WHERE type = kind.type ${further}) AS found)`;
}
