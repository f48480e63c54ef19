import { AlertSettings } from '@larder/contracts';
import {
  ALERT_LIMIT_IDS,
  ALERT_LIMITS,
  Refusal,
  type AlertLimitId,
  type AlertLimitRule,
  sentence,
} from '@larder/kernel';
import { Access, Answers, isTransient, Transactions } from '@larder/platform';
import { Body, Controller, Get, Injectable, Put } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ALERT_SETTINGS } from './alert.entity.js';

@Injectable()
export class AlertSettingsService {
  private known: AlertSettings = { limits: [], opens: 9, closes: 21 };

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async read(): Promise<AlertSettings> {
    const rows: AlertSettings[] = await this.dataSource.query(
      `SELECT ${ALERT_SETTINGS.columns()} FROM ${ALERT_SETTINGS.name}`,
    );
    this.known = rows[0] ?? this.known;
    return this.known;
  }

  /** The last known settings while PostgreSQL is down, because alerts continue. */
  async readOrKnown(): Promise<AlertSettings> {
    return await this.read().catch((error: unknown) => {
      if (!isTransient(error)) throw error;
      return this.known;
    });
  }

  /** @throws Refusal `invalid` */
  async save({ limits, opens, closes }: AlertSettings): Promise<AlertSettings> {
    const after = { limits, opens, closes };
    check(after);
    await this.transactions.run(async ({ manager, announce }) => {
      const [before]: AlertSettings[] = await manager.query(
        `SELECT ${ALERT_SETTINGS.columns()} FROM ${ALERT_SETTINGS.name} FOR UPDATE`,
      );
      await manager.query('UPDATE system_ops.alert_settings SET limits = $1, opens = $2, closes = $3', [
        JSON.stringify(limits),
        opens,
        closes,
      ]);
      announce({ type: 'alert-settings.updated', subject: 'alert-settings:all', before, after });
    });
    return after;
  }
}

function check({ limits, opens, closes }: AlertSettings): void {
  if (opens >= closes) throw new Refusal('invalid', 'The shop must close after it opens.');
  const given = new Map(limits.map(({ id, limit }) => [id, limit]));
  if (given.size < limits.length) throw new Refusal('invalid', 'Each alert may have one limit.');
  for (const [id, limit] of given) {
    const { least, most }: AlertLimitRule = ALERT_LIMITS[id];
    if (limit < least || limit > most) {
      throw new Refusal(
        'invalid',
        sentence('The limit of {alert} must be from {least} to {most}.', { alert: id, least, most }),
      );
    }
  }
  // Limits that are not set have their defaults.
  const limitOf = (id: AlertLimitId): number => given.get(id) ?? ALERT_LIMITS[id].byDefault;
  for (const critical of ALERT_LIMIT_IDS) {
    const warning = ALERT_LIMIT_IDS.find((id) => id === critical.replace(':critical', ':warning'));
    if (warning !== undefined && limitOf(warning) > limitOf(critical)) {
      throw new Refusal(
        'invalid',
        sentence('The warning limit of {alert} must be lower than the critical one.', {
          alert: warning.split(':')[0] ?? '',
        }),
      );
    }
  }
}

@Controller('api/admin/system/alert-settings')
export class AlertSettingsController {
  constructor(private readonly settings: AlertSettingsService) {}

  @Access('admin')
  @Answers(AlertSettings)
  @Get()
  async read(): Promise<AlertSettings> {
    return await this.settings.read();
  }

  @Access('admin')
  @Answers(AlertSettings)
  @Put()
  async save(@Body() settings: AlertSettings): Promise<AlertSettings> {
    return await this.settings.save(settings);
  }
}
