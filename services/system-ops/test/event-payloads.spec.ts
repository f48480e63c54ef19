import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, loggedPayloads } from '@larder/testing';
import request from 'supertest';
import { AlertsService } from '../src/alerts/alerts.service.js';
import { BackupDesk, SYSTEM } from './backup-desk.js';
import { ScreensOf } from './screens/screens-of.js';

let desk: BackupDesk;

beforeAll(async () => {
  desk = await BackupDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

async function changeScreens(): Promise<void> {
  const screens = new ScreensOf(desk.database, desk.service, desk.admin);
  await screens.addStore('main');
  const { screen } = await screens.paired('Counter');
  await screens.change(screen.id, { name: 'Door' }).expect(200);
  await screens.remove(screen.id).expect(200);
}

async function changeAlerts(): Promise<void> {
  const since = Date.parse('2026-11-20T10:00:00.000Z');
  await desk.database.query(
    `INSERT INTO system_ops.alert (id, type, metric, message, value, threshold, since, raised_at, well_since)
     VALUES ('golden', 'warning', 'golden', 'Something is wrong.', 1.5, 1, $1, $1, $1)`,
    [new Date(since)],
  );
  await request(desk.service.server)
    .post(`${SYSTEM}/alerts/golden/acknowledge`)
    .set(desk.admin.headers)
    .send({ reason: 'On it', minutes: 10 })
    .expect(200);
  await desk.service.get(AlertsService).turn();
}

it('every kind of event keeps its payload', async () => {
  const send = (method: 'get' | 'post' | 'put' | 'patch', path: string, body?: object): request.Test =>
    request(desk.service.server)[method](`${SYSTEM}/${path}`).set(desk.admin.headers).send(body);
  await desk.fill(2);
  await changeScreens();
  await changeAlerts();
  const asked = { service: 'catalog', consumer: 'a.b', producer: 'identity', subject: 'user:1' };
  await send('post', 'queues/retry', asked).expect(200);
  await send('put', 'backup/schedule', { enabled: true, everyHours: 12, keep: 3 }).expect(200);
  const { filename } = await desk.backUp('before the sale');
  await desk.restore(await desk.download(filename));
  await eventually(async () => expect((await payloads()).join()).toContain('backup.restored'), 15_000);
  await send('post', 'empty-shop').expect(200);
  expect(await payloads()).toMatchSnapshot();
});

/** Payloads except of alerts, which depend on the machine, and rehearsals, which start at any time. */
async function payloads(): Promise<string[]> {
  const texts = (await loggedPayloads(desk.database, 'system-ops')).map((text) =>
    text
      .replaceAll(/larder-[0-9a-f-]+\.db/g, '<file>')
      .replaceAll(/"(bytes|records)": \d+/g, '"$1": 0')
      .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, '<minute>'),
  );
  return texts.filter((text) => !/^(alert\.\w+ \| alert:(?!golden)|backup\.rehearsed)/.test(text)).toSorted();
}
