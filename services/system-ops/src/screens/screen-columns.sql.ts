import { PRODUCT_LIST_EVENTS } from '@larder/contracts';

/** An instant as contracts carry it. */
export const instant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a screen is to show, of system_ops.screen AS s. */
export const ASSIGNMENT = `s.id, s.name, s.store, s.board, s.meat_board AS "meatBoard", s.terminal`;

/** Events after which the boards read differently, as a list for IN. */
export const PRICE_EVENTS = PRODUCT_LIST_EVENTS.map((type) => `'${type}'`).join(', ');

/** The newest revision of the prices: the same that the lists carry as X-Revision. */
export const NEWEST_REVISION = `(SELECT coalesce(max(number), 0) FROM catalog.event_log WHERE type IN (${PRICE_EVENTS}))`;
