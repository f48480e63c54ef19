// A process that drains the catalog's log with a consumer that notes each event once and in which order: one replica of
// `prove events`, killed and started again by it. Arguments: the database address for the service's role, then Redis'.
import type { LoggedEvent } from '@larder/contracts';
import {
  dataSourceOptions,
  Drain,
  DrainLoop,
  EventRing,
  isTransient,
  RedisLink,
  type EventConsumer,
} from '@larder/platform';
import { DataSource, type EntityManager } from 'typeorm';

class CountingConsumer implements EventConsumer {
  readonly name = 'prove.counting';
  readonly producers = ['catalog'] as const;
  readonly types = 'every';
  readonly startsAt = 'log-start';

  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    // No ON CONFLICT: an event that comes twice shows as a second row.
    await manager.query(
      `INSERT INTO restaurant_orders.counted (number) SELECT (e->>'number')::bigint
         FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS each (e, place) ORDER BY place`,
      [JSON.stringify(events.map(({ number }) => ({ number })))],
    );
  }

  async clear(manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM restaurant_orders.counted');
  }
}

const [databaseUrl = '', redisUrl = ''] = process.argv.slice(2);
const source = await new DataSource(dataSourceOptions({ service: 'restaurant-orders', databaseUrl })).initialize();
const consumer = new CountingConsumer();
const drain = new Drain(source, 'restaurant-orders', consumer);
new DrainLoop(drain, consumer.producers, new EventRing(new RedisLink(redisUrl, 'larder')), {
  error: (error) => {
    if (!isTransient(error)) process.stderr.write(`${String(error)}\n`);
  },
}).start();
process.on('disconnect', () => process.exit(0));
