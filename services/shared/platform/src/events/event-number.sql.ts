import { schemaOf, STORE_LIST_EVENTS, type EventType, type ServiceName } from '@larder/contracts';

/** SQL for the number of a producer's newest event of these types, 0 when there is none. */
export const newestEventNumber = (producer: ServiceName, types: readonly EventType[]): string =>
  eventNumber(producer, types, 'max');

/** SQL for the number of the newest event by which this store's lists, of retail by default, differ from the chain's, 0 for none. */
export const newestOfStore = (store: string, types: readonly EventType[] = STORE_LIST_EVENTS): string =>
  eventNumber('catalog', types, 'max', `AND store_id = ${store}`);

/** SQL for the number of the first event of these types after the number `after`, 0 when there is none. */
export const nextEventNumber = (producer: ServiceName, types: readonly EventType[], after: string): string =>
  eventNumber(producer, types, 'min', `AND number > ${after}`);

/** SQL for the first event of this store after the number `after` that touched its retail lists, 0 for none. */
export const nextOfStore = (store: string, after: string): string =>
  eventNumber('catalog', STORE_LIST_EVENTS, 'min', `AND store_id = ${store} AND number > ${after}`);

/** One index lookup per type: for all types at once PostgreSQL would scan the log backwards. */
function eventNumber(producer: ServiceName, types: readonly EventType[], end: 'min' | 'max', further = ''): string {
  const list = types.map((type) => `'${type}'`).join(', ');
  return `(SELECT coalesce(${end}(found.number), 0) FROM unnest(ARRAY[${list}]) AS kind (type)
            CROSS JOIN LATERAL (SELECT ${end}(number) AS number FROM ${schemaOf(producer)}.event_log
                                 WHERE type = kind.type ${further}) AS found)`;
}
