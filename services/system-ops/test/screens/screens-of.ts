import type {
  NewScreen,
  PriceChange,
  Screen,
  ScreenList,
  ScreenPaired,
  ScreenSelf,
  StoreState,
  SystemAlert,
} from '@larder/contracts';
import type { SignedInStaff, TestDatabase, TestService } from '@larder/testing';
import request, { type Test } from 'supertest';
import { logStore } from '../log-store.js';

const OFFICE = '/api/admin/system/screens';

/** Screens in stores, and the staff who manage them. */
export class ScreensOf {
  private readonly database: TestDatabase;
  private readonly service: TestService;
  private readonly admin: SignedInStaff;

  constructor(database: TestDatabase, service: TestService, admin: SignedInStaff) {
    this.database = database;
    this.service = service;
    this.admin = admin;
  }

  /** Logs a store as catalog does. @returns its id */
  async addStore(slug: string, fields: Partial<StoreState> = {}): Promise<string> {
    return await logStore(this.database, { slug, ...fields });
  }

  /** Changes a price. @returns the revision */
  async changePrice(): Promise<number> {
    const rows = await this.database.query<{ number: number }>(
      `INSERT INTO catalog.event_log (type, subject, after)
       VALUES ('product.updated', 'product:beef', '{}') RETURNING number`,
    );
    return Number(rows[0]?.number);
  }

  /** Overrides a price in one store. @returns the revision */
  async changePriceOf(storeId: string): Promise<number> {
    const rows = await this.database.query<{ number: number }>(
      `INSERT INTO catalog.event_log (type, subject, store_id, after)
       VALUES ('product.overridden', 'product:beef', $1, '{}') RETURNING number`,
      [storeId],
    );
    return Number(rows[0]?.number);
  }

  async begin(): Promise<NewScreen> {
    return (await request(this.service.server).post('/api/screens').expect(201)).body as NewScreen;
  }

  self(key: string): Test {
    return request(this.service.server).get('/api/screens/self').set('x-screen-key', key);
  }

  report(key: string, revision: number): Test {
    return request(this.service.server).post('/api/screens/self/report').set('x-screen-key', key).send({ revision });
  }

  async reported(key: string, revision: number): Promise<ScreenSelf> {
    return (await this.report(key, revision).expect(200)).body as ScreenSelf;
  }

  pairing(body: object): Test {
    return request(this.service.server).post(OFFICE).set(this.admin.headers).send(body);
  }

  /** A screen paired with a store, and its key. */
  async paired(name: string, store = 'main'): Promise<{ key: string; screen: Screen }> {
    const { key, code } = await this.begin();
    const answer = await this.pairing({ code, name, store, board: 'meatprices' }).expect(201);
    return { key, screen: (answer.body as ScreenPaired).screen };
  }

  change(id: string, patch: object): Test {
    return request(this.service.server).patch(`${OFFICE}/${id}`).set(this.admin.headers).send(patch);
  }

  remove(id: string): Test {
    return request(this.service.server).delete(`${OFFICE}/${id}`).set(this.admin.headers);
  }

  async list(): Promise<ScreenList> {
    return (await request(this.service.server).get(OFFICE).set(this.admin.headers).expect(200)).body as ScreenList;
  }

  async changes(): Promise<PriceChange[]> {
    const answer = await request(this.service.server).get(`${OFFICE}/changes`).set(this.admin.headers).expect(200);
    return (answer.body as { changes: PriceChange[] }).changes;
  }

  async staleAlerts(): Promise<SystemAlert[]> {
    const answer = await request(this.service.server).get('/api/admin/system/alerts').set(this.admin.headers);
    return (answer.body as SystemAlert[]).filter(({ metric }) => metric === 'screen-stale');
  }

  /** Ages the last reports of screens and the changes of prices by that many seconds. */
  async timePasses(seconds: number, ...but: string[]): Promise<void> {
    const earlier = `- make_interval(secs => ${seconds})`;
    await this.database.query(`UPDATE catalog.event_log SET occurred_at = occurred_at ${earlier}`);
    await this.database.query(`UPDATE system_ops.screen SET paired_at = paired_at ${earlier}`);
    await this.database.query(`UPDATE system_ops.screen_receipt SET confirmed_at = confirmed_at ${earlier}`);
    await this.database.query(
      `UPDATE system_ops.screen_sight SET shown_at = shown_at ${earlier}, last_seen_at = last_seen_at ${earlier}
        WHERE screen_id <> ALL ($1::uuid[])`,
      [but],
    );
  }
}
