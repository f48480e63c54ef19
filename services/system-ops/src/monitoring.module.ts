import { Module } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AlertSettingsController, AlertSettingsService } from './alerts/alert-settings.js';
import { AlertsController } from './alerts/alerts.controller.js';
import { AlertsService } from './alerts/alerts.service.js';
import { AlertWebhookConsumer } from './alerts/webhooks/alert-webhook.consumer.js';
import { WebhookDeliveryRepository } from './alerts/webhooks/webhook-delivery.repository.js';
import { WebhookSender } from './alerts/webhooks/webhook-sender.js';
import { SystemInfoController } from './info/info.controller.js';
import { LastBackup } from './info/last-backup.js';
import { RecordCountsNow } from './info/record-counts-now.js';
import { MonitoringController } from './monitoring.controller.js';
import { QueuesController } from './queues/queues.controller.js';
import { QueuesService } from './queues/queues.service.js';
import { FiguresController } from './replicas/figures.controller.js';
import { ReplicaBoard } from './replicas/replica-board.js';
import { ScreensModule } from './screens/screens.module.js';
import { StatusStoreReadModel } from './status/status-store.read-model.js';
import { DatabaseWatch } from './watch/database-watch.js';
import { GatewayLog } from './watch/gateway-log.js';
import { Machine } from './watch/machine/machine.js';
import { MONITORING_SETTINGS, readMonitoringSettings, type MonitoringSettings } from './watch/monitoring-settings.js';
import { SystemWatch, Watched } from './watch/system-watch.js';

@Module({
  imports: [ScreensModule],
  controllers: [
    MonitoringController,
    SystemInfoController,
    QueuesController,
    AlertsController,
    AlertSettingsController,
    FiguresController,
  ],
  providers: [
    { provide: MONITORING_SETTINGS, useFactory: () => readMonitoringSettings(process.env) },
    ReplicaBoard,
    {
      provide: Watched,
      useFactory: ({ dataFolder, accessLog }: MonitoringSettings, source: DataSource) =>
        new Watched(new Machine(dataFolder), new DatabaseWatch(source), new GatewayLog(accessLog)),
      inject: [MONITORING_SETTINGS, getDataSourceToken()],
    },
    SystemWatch,
    StatusStoreReadModel,
    LastBackup,
    RecordCountsNow,
    QueuesService,
    AlertsService,
    AlertSettingsService,
    AlertWebhookConsumer,
    WebhookDeliveryRepository,
    WebhookSender,
  ],
})
export class MonitoringModule {}
