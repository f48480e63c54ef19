import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { useService, type RunningService } from '@larder/testing';
import { CatalogModule } from '../src/catalog.module.js';

interface CatalogOptions {
  replica?: boolean;
  /** Whether the service has a folder for pictures. */
  images?: boolean;
  env?: NodeJS.ProcessEnv;
}

export function useCatalog({ images = false, ...options }: CatalogOptions = {}): RunningService & { images: string } {
  const folder = images ? mkdtempSync(join(tmpdir(), 'larder-')) : undefined;
  const running = useService('catalog', { module: (config) => CatalogModule.for(config, folder), ...options });
  afterAll(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true });
  });
  return Object.assign(running, { images: folder ?? '' });
}
