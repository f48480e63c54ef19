import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SERVICES } from '../launcher/schema-state.ts';
import { ROOT } from './rendered-overlay.ts';

/** The services, and the separately deployed role of system-ops. */
export const DEPLOYED: readonly string[] = [...SERVICES, 'live'];

type Volume = string | { type: string; source: string; target: string; read_only?: boolean };

export interface ComposedService {
  image: string;
  build?: { context: string; dockerfile: string; target: string; args?: Record<string, string> };
  command?: string | string[];
  user?: string;
  profiles?: string[];
  restart?: string;
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: Volume[];
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  read_only?: boolean;
  privileged?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  pids_limit?: number;
  mem_limit?: string;
  cpus?: number;
  logging?: { driver: string; options: Record<string, string> };
}

export interface Composition {
  services: Record<string, ComposedService>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
}

/** docker-compose.yml with its anchors resolved; references to environment variables are kept. */
export function readComposition(): Composition {
  return parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as Composition;
}

/** The named volumes of a service and where they are mounted, without folders of the host. */
export function volumesOf(service: ComposedService): { name: string; target: string; isReadOnly: boolean }[] {
  return (service.volumes ?? []).flatMap((volume) => {
    if (typeof volume !== 'string') {
      return [{ name: volume.source, target: volume.target, isReadOnly: volume.read_only === true }];
    }
    const [name = '', target = '', mode] = withDefaults(volume).split(':');
    return /^[./]/.test(name) ? [] : [{ name, target, isReadOnly: mode === 'ro' }];
  });
}

/** "${PORT:-8080}" → "8080". */
export function withDefaults(text: string): string {
  return text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');
}
