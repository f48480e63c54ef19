import type { AlertAcknowledgementRequest, NewEvent, SystemAlert } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import { isTransient, RepeatedWork, translated, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ScreenWatch } from '../screens/screen-watch.js';
import { SystemWatch } from '../watch/system-watch.js';
import { alertReadings } from './alert-readings.js';
import { AlertSettingsService } from './alert-settings.js';
import { loggedAlert, shownAlerts, stepAlerts, tellings, type AlertState, type AlertStates } from './alert-state.js';
import { AlertRepository } from './alert.repository.js';

const EVERY_MS = 5_000;

/** Alerts are rows, so that replicas agree. Without PostgreSQL this process continues alone and stores them later. */
@Injectable()
export class AlertsService extends RepeatedWork {
  private states: AlertStates = new Map();
  /** States raised while there was no database. */
  private unwritten: AlertStates | null = null;

  constructor(
    private readonly watch: SystemWatch,
    private readonly screens: ScreenWatch,
    private readonly settings: AlertSettingsService,
    private readonly transactions: Transactions,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    super('alerts', EVERY_MS);
  }

  async turn(now = new Date()): Promise<void> {
    const settings = await this.settings.readOrKnown();
    const readings = [
      ...alertReadings(await this.watch.observation(), settings),
      ...(await this.screens.readings(now)),
    ];
    try {
      await this.transactions.run(async ({ manager, announce }) => {
        const alerts = new AlertRepository(manager);
        const isOurs = await alerts.tryLock();
        const rows = await alerts.all();
        if (!isOurs) {
          // Another replica evaluates; this state is the starting point if PostgreSQL goes down.
          this.states = rows;
          return;
        }
        const known = this.unwritten ? new Map([...rows, ...withoutAcknowledged(this.unwritten, rows)]) : rows;
        const after = stepAlerts(known, readings, now.getTime());
        await alerts.saveStates(rows, after);
        announce(...tellings(rows, after).map(({ type, alert }) => eventOf(type, alert)));
        this.states = after;
      });
      this.unwritten = null;
    } catch (error) {
      if (!isTransient(error)) throw error;
      this.states = stepAlerts(this.states, readings, now.getTime());
      this.unwritten = this.states;
    }
  }

  /** Works without PostgreSQL. */
  async list(now = new Date()): Promise<SystemAlert[]> {
    const states = await new AlertRepository(this.dataSource).all().catch((error: unknown) => {
      if (!isTransient(error)) throw error;
      return this.states;
    });
    return shownAlerts(states, now);
  }

  /** @throws Refusal `not_found` for alerts that are not raised. */
  async acknowledge(
    id: string,
    { reason, minutes }: AlertAcknowledgementRequest,
    by: string,
    now = new Date(),
  ): Promise<SystemAlert> {
    return await this.transactions.run(async ({ manager, announce }) => {
      const alerts = new AlertRepository(manager);
      await alerts.lock();
      const rows = await alerts.all();
      const alert = rows.get(id);
      if (!alert || alert.raisedAt === null) throw new Refusal('not_found', 'This alert has ended.');
      const until = new Date(now.getTime() + minutes * 60_000).toISOString();
      const acknowledged: AlertState = { ...alert, acknowledged: { by, reason, until } };
      await alerts.saveStates(rows, new Map([...rows, [id, acknowledged]]));
      announce({
        type: 'alert.acknowledged',
        subject: `alert:${id}`,
        after: { ...loggedAlert(acknowledged), reason, until },
      });
      return { ...loggedAlert(acknowledged), message: translated(alert.message), acknowledged: { by, reason, until } };
    });
  }
}

function withoutAcknowledged(unwritten: AlertStates, rows: AlertStates): AlertStates {
  return new Map(
    [...unwritten].map(([id, state]) => [id, { ...state, acknowledged: rows.get(id)?.acknowledged ?? null }]),
  );
}

function eventOf(type: 'alert.raised' | 'alert.cleared', alert: AlertState): NewEvent {
  const subject = `alert:${alert.id}`;
  return type === 'alert.raised'
    ? { type, subject, after: loggedAlert(alert) }
    : { type, subject, before: loggedAlert(alert) };
}
