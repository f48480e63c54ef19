import { FigureSource, PlatformModule, type ServiceConfig } from '@larder/platform';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { AlertEntity, AlertSettingsEntity, WebhookDeliveryEntity } from './alerts/alert.entity.js';
import { AuditTrailRepository } from './audit/audit-trail.repository.js';
import { AuditTrailService } from './audit/audit-trail.service.js';
import { AuditConsumer } from './audit/audit.consumer.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditEntryEntity, AuditHeadEntity } from './audit/audit.entities.js';
import type { BackupConfig } from './backups/backup-config.js';
import { BACKUP_ENTITIES } from './backups/backup.entities.js';
import { BackupsController } from './backups/backups.controller.js';
import { backupProviders } from './backups/backups.module.js';
import { DocsController } from './docs/docs.controller.js';
import { LiveHub } from './live/live-hub.js';
import { LiveModule } from './live/live.module.js';
import { MonitoringModule } from './monitoring.module.js';
import { SCREEN_ENTITIES } from './screens/screen.entities.js';
import { StoreCopyEntity } from './stores/store-copy.entity.js';
import { StoresModule } from './stores/stores.module.js';

export { useWebSockets } from './live/live.module.js';

@Injectable()
class SystemOpsFigures extends FigureSource {
  override readonly queues = [
    { name: 'backups', table: 'system_ops.backup_job', about: `concat_ws(': ', kind, description)` },
    // Cannot be retried: the uploaded file is gone, and staff have to choose it again.
    { name: 'restores', table: 'system_ops.restore_job', refuses: true, about: 'phase', again: null },
  ];

  constructor(private readonly hub: LiveHub) {
    super();
  }

  override sockets(): number {
    return this.hub.size;
  }
}

export const ENTITIES = [
  AuditEntryEntity,
  AuditHeadEntity,
  AlertEntity,
  AlertSettingsEntity,
  WebhookDeliveryEntity,
  ...BACKUP_ENTITIES,
  ...SCREEN_ENTITIES,
  StoreCopyEntity,
];

@Module({})
export class SystemOpsModule {
  /** @param backups null where backups are not set up. */
  static for(config: ServiceConfig, backups: BackupConfig | null = null): DynamicModule {
    return {
      module: SystemOpsModule,
      imports: [PlatformModule.for(config, ENTITIES), MonitoringModule, StoresModule, LiveModule],
      controllers: [DocsController, AuditController, BackupsController],
      providers: [
        AuditConsumer,
        AuditTrailRepository,
        AuditTrailService,
        SystemOpsFigures,
        ...backupProviders(backups),
      ],
    };
  }
}
