import { expect, it } from '@jest/globals';
import { figuresOf } from '../../test/figures-of.js';
import { isReplicaMessage } from './figures.controller.js';
import { ReplicaBoard } from './replica-board.js';

const seen = (board: ReplicaBoard, now: number): [string, boolean][] =>
  board.replicas(now).map(({ figures: { id }, isMissing }) => [id, isMissing]);

it('a replica is missing after ten seconds of silence and forgotten after twenty', () => {
  const board = new ReplicaBoard();
  board.hear({ kind: 'figures', figures: figuresOf({ service: 'catalog', id: 'a' }) }, 0);
  board.hear({ kind: 'figures', figures: figuresOf({ service: 'catalog', id: 'b' }) }, 5_000);
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

it('a replica that announced its end is not missing', () => {
  const board = new ReplicaBoard();
  board.hear({ kind: 'figures', figures: figuresOf({ service: 'catalog', id: 'a' }) }, 0);
  board.hear({ kind: 'gone', id: 'a' }, 1_000);
  expect(seen(board, 1_000)).toEqual([]);
});

it('the last figures of a schema stay known while its service is down', () => {
  const board = new ReplicaBoard();
  const ledger = { counts: { totalUsers: 3 }, queues: [], cursors: [], parkedCount: 0, parked: [], pricesAt: null };
  board.hear({ kind: 'figures', figures: figuresOf({ service: 'identity', id: 'a' }), ledger }, 0);
  board.hear({ kind: 'figures', figures: figuresOf({ service: 'identity', id: 'a' }) }, 2_000);
  expect(board.replicas(100_000)).toEqual([]);
  expect(board.ledgers().get('identity')?.counts).toEqual({ totalUsers: 3 });
});

it('anything but a replica message is ignored', () => {
  for (const message of [
    null,
    {},
    [],
    { kind: 'figures' },
    { kind: 'gone' },
    { kind: 'figures', figures: { id: 1 } },
  ]) {
    expect(isReplicaMessage(message)).toBe(false);
  }
  const figures = figuresOf({ service: 'catalog', id: 'a' });
  expect(isReplicaMessage({ kind: 'figures', figures })).toBe(true);
  expect(isReplicaMessage({ kind: 'figures', figures: { ...figures, service: 'nobody' } })).toBe(false);
});
