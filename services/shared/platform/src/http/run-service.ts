import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type DynamicModule, type Type, Logger, type INestApplicationContext } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ServiceConfig } from '../config/service-config.js';
import { Lifecycle } from '../health/lifecycle.js';
import { createService, type ConfigureApp } from './create-service.js';

/** After a gateway or a replica has died, thousands of sockets reconnect within a second; the kernel's limit caps it. */
const BACKLOG = 4_096;

const HARD_EXIT_MS = 25_000;

const DATABASE_PATIENCE_MS = 3_000;

/** Runs until a signal arrives or the launcher ends. Without a database it listens, alive but not ready. */
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
  if (!stopping.signal.aborted) await app.listen({ ...config.http, backlog: BACKLOG });
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/** Connects until it succeeds and logs each new reason to wait. @returns settled once connected or stopping. */
function connectInBackground(app: INestApplicationContext, stopping: AbortSignal): Promise<void> {
  const logger = new Logger('database');
  const source = app.get<DataSource>(getDataSourceToken());
  const attempt = async (): Promise<void> => {
    let warned = '';
    for (let wait = FIRST_WAIT_MS; !stopping.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        await source.initialize();
        if (warned) logger.log('The database answers.');
        return;
      } catch (error) {
        const reason = reasonOf(error);
        if (reason !== warned) logger.warn(`Waiting for the database: ${reason}`);
        warned = reason;
        await pause(wait);
      }
    }
  };
  return attempt();
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
