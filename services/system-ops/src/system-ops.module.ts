import { Module, type DynamicModule } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import { PlatformModule, type ConfigureApp, type ServiceConfig } from '@larder/platform';
import { AuditRunner } from './audit/audit.runner.js';
import { DocsController } from './docs/docs.controller.js';
import { LiveHub } from './live/live-hub.js';
import { LiveGateway } from './live/live.gateway.js';

@Module({})
export class SystemOpsModule {
  static for(config: ServiceConfig): DynamicModule {
    return {
      module: SystemOpsModule,
      imports: [PlatformModule.for(config)],
      controllers: [DocsController],
      providers: [AuditRunner, LiveHub, LiveGateway],
    };
  }
}

/** /ws is plain WebSocket on the service's own port. */
export const useWebSockets: ConfigureApp = (app) => {
  app.useWebSocketAdapter(new WsAdapter(app));
};
