import type { ConfigureApp } from '@larder/platform';
import { Module } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import { StoresModule } from '../stores/stores.module.js';
import { LiveHub } from './live-hub.js';
import { LiveController } from './live.controller.js';
import { LiveGateway } from './live.gateway.js';

@Module({
  imports: [StoresModule],
  controllers: [LiveController],
  providers: [LiveHub, LiveGateway],
  exports: [LiveHub],
})
export class LiveModule {}

export const useWebSockets: ConfigureApp = (app) => {
  app.useWebSocketAdapter(new WsAdapter(app));
};
