import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventConsumers } from '@larder/platform';
import { eventually } from '@larder/testing';
import request from 'supertest';
import { LiveDesk } from './live-desk.js';

let desk: LiveDesk;

beforeAll(async () => {
  desk = await LiveDesk.open('live');
});

afterAll(async () => {
  await desk?.close();
});

describe('a replica for sockets only', () => {
  it('a replica for sockets has no routes', () => {
    expect(desk.service.routes).toEqual([]);
  });

  it('a replica for sockets consumes no events that are work of the service', () => {
    const names = desk.service.get(EventConsumers).all.map(({ name }) => name);
    expect(names).toEqual(['ops.stores']);
  });

  it('a replica for sockets reports its sockets, but no queues and rows', async () => {
    await desk.listen();
    await eventually(async () => {
      const { text } = await request(desk.service.server).get('/metrics').expect(200);
      expect(text).toContain('larder_live_sockets{service="system-ops"} 1');
      expect(text).not.toMatch(/larder_(jobs|rows|event_lag|parked)/);
    });
  });
});
