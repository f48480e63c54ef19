import { expect, it } from '@jest/globals';
import { figuresOf } from '../../test/figures-of.js';
import { replicaView } from './replica-view.js';

const NOW = new Date('2026-12-01T12:00:10.000Z');

const seen = (id: string, startedAt: string, restarts: number | null, silentMs: number) => ({
  figures: figuresOf({ service: 'catalog', id, startedAt, restarts }),
  silentMs,
  isMissing: silentMs > 10_000,
});

const shown = (...replicas: ReturnType<typeof seen>[]): (number | null)[] =>
  replicaView(replicas, NOW).replicas.map(({ restarts }) => restarts);

it('the restarts of all replicas of a service are added', () => {
  expect(shown(seen('a', '2026-12-01T11:00:00.000Z', 1, 500), seen('b', '2026-12-01T11:00:01.000Z', 2, 1_900))).toEqual(
    [3, 3],
  );
});

it('the restarts of a killed process are not counted again with those of its successor', () => {
  const killed = seen('a', '2026-12-01T11:00:00.000Z', 1, 6_000);
  expect(shown(killed, seen('b', '2026-12-01T12:00:05.000Z', 2, 100))).toEqual([2, 2]);
});

it('restarts are unknown where no launcher counts them', () => {
  expect(shown(seen('a', '2026-12-01T11:00:00.000Z', null, 500))).toEqual([null]);
});
