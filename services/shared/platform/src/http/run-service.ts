import type { DynamicModule, Type } from '@nestjs/common';
import type { ServiceConfig } from '../config/service-config.js';
import { Lifecycle } from '../health/lifecycle.js';
import { createService, type ConfigureApp } from './create-service.js';

/** A process that has not ended by itself so long after being asked is ended. */
const HARD_EXIT_MS = 25_000;

/** Runs a service until it is told to stop: by signal, or because the launcher that started it is gone. */
export async function runService(
  module: Type | DynamicModule,
  config: ServiceConfig,
  configure?: ConfigureApp,
): Promise<void> {
  const { app } = await createService(module, config, configure);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    app.get(Lifecycle).beginStopping();
    setTimeout(() => {
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    }, config.shutdownGraceMs);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  await app.listen(config.http.port, config.http.host);
}
