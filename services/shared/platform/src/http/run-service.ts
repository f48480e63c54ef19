import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { DynamicModule, Type } from '@nestjs/common';
import type { ServiceConfig } from '../config/service-config.js';
import { connectInBackground } from '../database/connect-in-background.js';
import { Lifecycle } from '../health/lifecycle.js';
import { createService, type ConfigureApp } from './create-service.js';

const HARD_EXIT_MS = 25_000;

const DATABASE_PATIENCE_MS = 3_000;

/** Runs until a signal arrives or the launcher is gone. Without a database it listens, alive but not ready. */
export async function runService(
  module: Type | DynamicModule,
  config: ServiceConfig,
  configure?: ConfigureApp,
): Promise<void> {
  const stopping = new AbortController();
  // Registered first: a launcher that dies during boot must not leave an orphan.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => stopping.abort());
  const asChild = process.send !== undefined;
  const { app } = await createService(module, config, configure);
  const stop = (): void => {
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    app.get(Lifecycle).beginStopping();
    setTimeout(() => {
      // The gateway uses other replicas; a connection opened now would be closed at once.
      const server = app.getHttpServer() as Server;
      server.close();
      server.closeIdleConnections();
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    }, config.shutdownGraceMs);
  };
  if (stopping.signal.aborted || (asChild && !process.connected)) {
    stop();
    return;
  }
  stopping.signal.addEventListener('abort', stop, { once: true });
  // Other replicas serve already, so this one waits for its database for a while.
  await Promise.race([
    connectInBackground(app, stopping.signal),
    pause(DATABASE_PATIENCE_MS, undefined, { ref: false }),
  ]);
  if (!stopping.signal.aborted) await app.listen(config.http.port, config.http.host);
}
