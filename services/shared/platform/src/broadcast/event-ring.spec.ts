import { describe, expect, it } from '@jest/globals';
import type { EventType, Ring, RungEvent } from '@larder/contracts';
import type { ClientProxy } from '@nestjs/microservices';
import { EventRing } from './event-ring.js';

const [NORTH, SOUTH] = ['north', 'south'];

const event = (number: number, type: EventType, storeId: string | null = null): RungEvent => ({
  number,
  type,
  subject: `x:${number}`,
  storeId,
});

const many = (type: EventType, storeId: string | null = null): RungEvent[] =>
  Array.from({ length: 120 }, (_, place) => event(place + 1, type, storeId));

/** The types of the events in the ring of these events. */
function rung(events: readonly RungEvent[]): EventType[] {
  const rings: Ring[] = [];
  const client = { emit: (_pattern: string, ring: Ring) => void rings.push(ring) };
  new EventRing(client as unknown as ClientProxy).publish('catalog', events);
  return rings.flatMap((ring) => ring.events.map(({ type }) => type));
}

describe('a ring of very many events', () => {
  it('names the events that sum up the others', () => {
    expect(rung([...many('product.created'), event(200, 'products.imported')])).toEqual(['products.imported']);
    expect(rung([...many('product.overridden', NORTH), event(200, 'overrides.applied', NORTH)])).toEqual([
      'overrides.applied',
    ]);
  });

  it('names a new store that is a copy of one with many overridden prices', () => {
    const copied = [...many('product.overridden', NORTH), event(200, 'overrides.applied', NORTH)];
    expect(rung([event(0, 'store.created', NORTH), ...copied])).toEqual(['store.created', 'overrides.applied']);
  });

  it('names no event when the sums do not cover the chain or another store', () => {
    const sum = event(200, 'overrides.applied', NORTH);
    expect(rung([...many('product.updated'), sum])).toEqual([]);
    expect(rung([...many('product.overridden', NORTH), event(199, 'price-batch.started', SOUTH), sum])).toEqual([]);
  });
});
