import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { DynamicModule, Type } from '@nestjs/common';
import type { ServiceConfig } from '../config/service-config.js';
import { connectInBackground } from '../database/connect-in-background.js';
import { Lifecycle } from '../health/lifecycle.js';
import { createService, type ConfigureApp } from './create-service.js';

/** A process that has not stopped by itself after this time is killed. */
const HARD_EXIT_MS = 25_000;

/** How long the start waits for the database. */
const DATABASE_PATIENCE_MS = 3_000;

/**
 * Runs a service until it is told to stop: by signal, or because the launcher that started it is gone. When the
 * database is away it listens all the same, alive but not ready, and connects in the background.
 */
export async function runService(
  module: Type | DynamicModule,
  config: ServiceConfig,
  configure?: ConfigureApp,
): Promise<void> {
  const stopping = new AbortController();
  // From the very first moment: a launcher that dies while its service boots must not leave an orphan that serves later.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => stopping.abort());
  const asChild = process.send !== undefined;
  const { app } = await createService(module, config, configure);
  const stop = (): void => {
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    app.get(Lifecycle).beginStopping();
    setTimeout(() => {
      // No new connections: the gateway uses another replica, while a socket opened now would be closed at once.
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
  // Beside others that serve already, a replica takes part once it can; without a database it says so itself.
  await Promise.race([
    connectInBackground(app, stopping.signal),
    pause(DATABASE_PATIENCE_MS, undefined, { ref: false }),
  ]);
  if (!stopping.signal.aborted) await app.listen(config.http.port, config.http.host);
}
