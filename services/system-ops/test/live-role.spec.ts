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

describe('a replica that holds sockets alone', () => {
  it('answers nothing but them', () => {
    expect(desk.service.routes).toEqual([]);
  });

  it('takes no event that is work of the service: a retry of a failed backup would be lost', () => {
    const names = desk.service.get(EventConsumers).all.map(({ name }) => name);
    expect(names).toEqual(['ops.stores']);
  });

  it('counts its sockets, and leaves queues and rows to the service', async () => {
    await desk.listen();
    await eventually(async () => {
      const { text } = await request(desk.service.server).get('/metrics').expect(200);
      expect(text).toContain('larder_live_sockets{service="system-ops"} 1');
      expect(text).not.toMatch(/larder_(jobs|rows|event_lag|parked)/);
    });
  });
});
