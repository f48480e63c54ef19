// Drains the catalog's log and records each event in order: a replica for `prove events`, which kills and restarts it.
// Arguments: the database address for the service's role, then Redis'.
import { ringPattern, type LoggedEvent } from '@larder/contracts';
import {
  BroadcastServer,
  dataSourceOptions,
  Drain,
  DrainLoop,
  isTransient,
  REDIS_RETURNED,
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
    // Without ON CONFLICT, a repeated event shows as a second row.
    await manager.query(
      `INSERT INTO restaurant_orders.counted (number) SELECT (e->>'number')::bigint
         FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS each (e, place) ORDER BY place`,
      [JSON.stringify(events.map(({ number }) => ({ number })))],
    );
  }
}

const [databaseUrl = '', redisUrl = ''] = process.argv.slice(2);
const access = { service: 'restaurant-orders', databaseUrl, databasePatienceMs: 1_000 } as const;
const source = await new DataSource(dataSourceOptions(access)).initialize();
const consumer = new CountingConsumer();
const drain = new Drain(source, 'restaurant-orders', consumer);
const link = new RedisLink(redisUrl, 'larder');
const server = new BroadcastServer(link, databaseUrl);
const loop = new DrainLoop(drain, consumer.producers, link, {
  error: (error) => {
    if (!isTransient(error)) process.stderr.write(`${String(error)}\n`);
  },
});
server.addHandler(ringPattern('catalog'), async () => loop.wakeAll(), true);
server.addHandler(REDIS_RETURNED, async () => loop.wakeAll(), true);
server.listen(() => loop.start());
process.on('disconnect', () => process.exit(0));
