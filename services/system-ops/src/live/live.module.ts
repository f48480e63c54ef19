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

/** Browsers send nothing (LiveHub closes a socket that does); a stream of messages per socket wastes memory. */
class OneWayAdapter extends WsAdapter {
  override bindMessageHandlers(): void {}
}

export const useWebSockets: ConfigureApp = (app) => {
  app.useWebSocketAdapter(new OneWayAdapter(app));
};
