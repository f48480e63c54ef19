import type { AlertLimit, AlertSettings, AlertType } from '@larder/contracts';
import { INSTANT, NULLABLE_INSTANT, tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'system_ops', name: 'alert' })
export class AlertEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') type!: AlertType;
  @Column('text') metric!: string;
  @Column('text') message!: string;
  @Column('double precision') value!: number;
  @Column('double precision') threshold!: number;
  @Column(INSTANT) since!: string;
  @Column(NULLABLE_INSTANT) raisedAt!: string | null;
  @Column(NULLABLE_INSTANT) wellSince!: string | null;
  @Column('text', { nullable: true }) acknowledgedBy!: string | null;
  @Column('text', { nullable: true }) acknowledgedReason!: string | null;
  @Column(NULLABLE_INSTANT) acknowledgedUntil!: string | null;
}

export const ALERT = tableOf(AlertEntity);

@Entity({ schema: 'system_ops', name: 'alert_settings' })
export class AlertSettingsEntity {
  @PrimaryColumn('boolean') onlyOne!: boolean;
  @Column('jsonb') limits!: AlertLimit[];
  @Column('int') opens!: number;
  @Column('int') closes!: number;
}

export const ALERT_SETTINGS: Table<AlertSettings> = tableOf(AlertSettingsEntity).without('onlyOne');

@Entity({ schema: 'system_ops', name: 'webhook_delivery' })
export class WebhookDeliveryEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Messages of one alert are sent in this order. */
  @Column('bigint', { generated: 'identity' }) place!: number;
  @Column('text') address!: string;
  @Column('text') alertId!: string;
  @Column('text') body!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('int') attempts!: number;
  @Column('timestamptz') nextAttemptAt!: Date;
  @Column('text', { nullable: true }) error!: string | null;
}
