import { expect, it } from '@jest/globals';
import type { RedisLink, ReplicaFiguresReader } from '@larder/platform';
import { figuresOf } from '../../test/figures-of.js';
import { ReplicaBoard } from '../replicas/replica-board.js';
import { SystemWatch, type Watched } from './system-watch.js';

const read = async (): Promise<object> => await Promise.resolve({});

it('an observation has the replicas that reported since the last one', async () => {
  const board = new ReplicaBoard();
  let isConnected = true;
  const watch = new SystemWatch(
    {
      machine: { readMachine: read },
      database: { readDatabase: read },
      gateway: { readTraffic: read, isWatched: true },
    } as unknown as Watched,
    board,
    { isConnected: () => isConnected } as unknown as RedisLink,
    {
      last: async () => await Promise.resolve(figuresOf({ service: 'system-ops', id: 'own' })),
    } as unknown as ReplicaFiguresReader,
  );
  const names = async (): Promise<string[]> =>
    (await watch.observation()).replicas.map(({ figures: { service } }) => service);

  expect(await names()).toEqual(['system-ops']);
  board.hear({ kind: 'figures', figures: figuresOf({ service: 'catalog', id: 'a' }) }, performance.now());
  expect(await names()).toEqual(['catalog', 'system-ops']);
  board.hear({ kind: 'gone', id: 'a' }, performance.now());
  expect(await names()).toEqual(['system-ops']);
  isConnected = false;
  expect((await watch.observation()).isRedisThere).toBe(false);
});
