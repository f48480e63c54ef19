import { EventEmitter, once } from 'node:events';
import { expect, it, jest } from '@jest/globals';
import type { SessionReader } from '@larder/platform';
import { eventually } from '@larder/testing';
import { Logger } from '@nestjs/common';
import { WebSocket } from 'ws';
import type { StoreNames } from '../stores/store-names.js';
import { LiveHub } from './live-hub.js';

it('pages get a change although the name of its store could not be read', async () => {
  Logger.overrideLogger(false);
  const names = {
    slugOf: () => undefined,
    idOf: () => 'new-store',
    renew: async () => Promise.reject(new Error('The names could not be read.')),
  };
  const hub = new LiveHub({} as SessionReader, names as unknown as StoreNames);
  const heard = new EventEmitter();
  const socket = Object.assign(new EventEmitter(), {
    readyState: WebSocket.OPEN,
    bufferedAmount: 0,
    send: (frame: Buffer) => heard.emit('frame', JSON.parse(frame.toString())),
  });
  hub.add(socket as unknown as WebSocket, null, null);
  const frame = once(heard, 'frame');
  hub.send([{ type: 'product_updated', data: { id: 'a', revision: 7 }, store: 'new-store' }]);
  expect(await frame).toEqual([{ type: 'product_updated', data: { id: 'a', revision: 7 } }]);
});

it("a page's store is looked up once when every store of a large chain changes, and the page gets changes of the chain and its store", async () => {
  const idOf = jest.fn((slug: string | null) => `id of ${slug}`);
  const hub = new LiveHub({} as SessionReader, { slugOf: (id: string) => id, idOf } as unknown as StoreNames);
  const frames: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    readyState: WebSocket.OPEN,
    bufferedAmount: 0,
    send: (frame: Buffer) => void frames.push(frame.toString()),
  });
  hub.add(socket as unknown as WebSocket, null, 's7');
  const news = (store: string) => ({ type: 'product_updated', data: { id: null, revision: 7 }, store }) as const;
  hub.send([
    ...Array.from({ length: 1000 }, (_, n) => news(`id of s${n}`)),
    { type: 'stores_updated', data: { id: null, revision: 7 } },
  ]);
  await eventually(() => expect(frames).toHaveLength(2));
  expect(idOf.mock.calls.length).toBeLessThan(5);
});
