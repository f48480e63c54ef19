import { expect, it } from '@jest/globals';
import type { ReplicaFigures, ServiceName } from '@larder/contracts';
import { parseReplicaMessage } from './parse-replica-message.js';
import { ReplicaBoard } from './replica-board.js';

const figures = (service: ServiceName, id: string): ReplicaFigures => ({
  service,
  id,
  version: '0.1.0',
  startedAt: '2026-11-21T10:00:00.000Z',
  at: '2026-11-21T12:00:00.000Z',
  restarts: 0,
  cpu: 1,
  memory: 1,
  eventLoopDelay: 1,
  requests: { count: 0, ms: 0, errors: 0 },
  inFlight: 0,
  sockets: 0,
  database: { answers: true, connections: 1, limit: 10, waiting: 0, active: 0, queries: 0, ms: 0 },
  recentErrors: [],
});

const seen = (board: ReplicaBoard, now: number): [string, boolean][] =>
  board.replicas(now).map(({ figures: { id }, isMissing }) => [id, isMissing]);

it('who has been silent for ten seconds is missing, and forgotten after twenty', () => {
  const board = new ReplicaBoard();
  board.hear({ kind: 'figures', figures: figures('catalog', 'a') }, 0);
  board.hear({ kind: 'figures', figures: figures('catalog', 'b') }, 5_000);
  expect(seen(board, 10_000)).toEqual([
    ['a', false],
    ['b', false],
  ]);
  expect(seen(board, 12_000)).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(seen(board, 22_000)).toEqual([['b', true]]);
});

it('who says that it ends is not missed', () => {
  const board = new ReplicaBoard();
  board.hear({ kind: 'figures', figures: figures('catalog', 'a') }, 0);
  board.hear({ kind: 'gone', id: 'a' }, 1_000);
  expect(seen(board, 1_000)).toEqual([]);
});

it('what a service last said of its schema stays known without it', () => {
  const board = new ReplicaBoard();
  const ledger = { counts: { totalUsers: 3 }, queues: [], cursors: [], parkedCount: 0, parked: [], pricesAt: null };
  board.hear({ kind: 'figures', figures: figures('identity', 'a'), ledger }, 0);
  board.hear({ kind: 'figures', figures: figures('identity', 'a') }, 2_000);
  expect(board.replicas(100_000)).toEqual([]);
  expect(board.ledgers().get('identity')?.counts).toEqual({ totalUsers: 3 });
});

it('hears nothing in what is no message', () => {
  for (const text of [
    '',
    'null',
    '{}',
    '{"kind":"figures"}',
    '{"kind":"gone"}',
    '[]',
    '{"kind":"figures","figures":{"id":1}}',
  ]) {
    expect(parseReplicaMessage(text)).toBeNull();
  }
  const whole = { kind: 'figures', figures: figures('catalog', 'a') };
  expect(parseReplicaMessage(JSON.stringify(whole))).toEqual(whole);
  expect(
    parseReplicaMessage(JSON.stringify({ kind: 'figures', figures: { ...whole.figures, service: 'nobody' } })),
  ).toBeNull();
});
