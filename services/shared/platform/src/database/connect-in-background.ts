import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/** Connects until it succeeds and logs each new reason to wait. @returns settled once connected or stopping. */
export function connectInBackground(app: INestApplicationContext, stopping: AbortSignal): Promise<void> {
  const logger = new Logger('database');
  const source = app.get<DataSource>(getDataSourceToken());
  const attempt = async (): Promise<void> => {
    let told = '';
    for (let wait = FIRST_WAIT_MS; !stopping.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        await source.initialize();
        if (told) logger.log('The database answers.');
        return;
      } catch (error) {
        const reason = reasonOf(error);
        if (reason !== told) logger.warn(`Waiting for the database: ${reason}`);
        told = reason;
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
