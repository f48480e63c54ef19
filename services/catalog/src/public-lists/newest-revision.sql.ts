/**
 * The number of the newest event of these kinds, 0 when there is none. One look at the index for each kind: asked for all
 * kinds at once PostgreSQL walks back along the log, past everything else that has happened since.
 * @param types Event types of the catalogue, as the code has them.
 */
export function newestRevision(types: readonly string[]): string {
  const kinds = types.map((type) => `'${type}'`).join(', ');
  return `(SELECT coalesce(max(found.number), 0) FROM unnest(ARRAY[${kinds}]) AS kind (type)
            CROSS JOIN LATERAL (SELECT max(number) AS number FROM catalog.event_log WHERE type = kind.type) AS found)`;
}
