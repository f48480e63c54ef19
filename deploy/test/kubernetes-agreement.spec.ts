import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICES } from '../launcher/schema-state.ts';
import { DEPLOYED, readComposition } from './composed-services.ts';
import { OVERLAYS, ROOT, ofKind, renderOverlays, workloads, type Overlay, type Resource } from './rendered-overlay.ts';

const { services: composed } = readComposition();
let rendered: Record<Overlay, Resource[]>;
let secrets: string;

beforeAll(async () => {
  rendered = await renderOverlays();
  secrets = mkdtempSync(join(tmpdir(), 'larder-made-'));
  const env = { ...process.env, MADE_SECRETS: secrets };
  const made = spawnSync(process.execPath, [join(ROOT, 'deploy/containers/make-secrets.mjs')], { env });
  if (made.status !== 0) throw new Error(made.stderr.toString());
}, 240_000);

afterAll(() => rmSync(secrets, { recursive: true, force: true }));

/**
 * Not in Kubernetes: for system-ops, the gateway's log is out of reach, and optional files are added by the run book;
 * for catalog, the gateways have a headless service.
 */
const NOT_HERE = ['ACCESS_LOG', 'BACKUP_TRUSTED_KEYS', 'ALERT_WEBHOOK_SECRET', 'GATEWAYS'];

function podOf(overlay: Overlay, name: string) {
  const found = workloads(rendered[overlay]).find((workload) => workload.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

function variables(overlay: Overlay, name: string): Record<string, string | undefined> {
  const settings = ofKind(rendered[overlay], 'ConfigMap').find(({ data }) => data?.['LOG_LEVEL'])?.data ?? {};
  const own = podOf(overlay, name).containers[0]?.env ?? [];
  return { ...settings, ...Object.fromEntries(own.map((variable) => [variable.name, variable.value])) };
}

describe('Kubernetes and docker-compose.yml', () => {
  it.each(DEPLOYED)('Compose and Kubernetes configure %s alike', (service) => {
    const { environment = {}, mem_limit: memory } = composed[service] ?? {};
    const here = variables('cluster', service);
    const wanted = Object.entries(environment).filter(([name]) => !NOT_HERE.includes(name));
    const different = wanted.filter(([name, value]) => {
      const [, byDefault = value] = /^\$\{\w+:-(.*)\}$/.exec(value) ?? [];
      return here[name] !== byDefault;
    });
    expect(different).toEqual([]);
    const limit = podOf('cluster', service).containers[0]?.resources?.limits?.['memory'];
    expect(limit).toBe(memory?.replace('m', 'Mi').replace('g', 'Gi'));
  });

  it('Compose and Kubernetes run the same one-time steps in a compatible order', () => {
    const { template } = podOf('cluster', 'larder-migrate');
    const steps = [...(template.spec?.initContainers ?? []), ...(template.spec?.containers ?? [])];
    expect(steps.map(({ name }) => name)).toEqual(['provision', ...SERVICES.map((service) => `migrate-${service}`)]);
    for (const [index, { name, image, command, env = [] }] of steps.entries()) {
      const other = composed[name];
      expect([name, command]).toEqual([name, other?.command]);
      expect(image?.replace(/^.*\/(.+):.*$/, '$1')).toBe(/([a-z-]+):\$\{LARDER_VERSION/.exec(other?.image ?? '')?.[1]);
      const before = Object.keys(other?.depends_on ?? {}).filter((step) => step in composed && step !== 'postgres');
      const done = steps.slice(0, index).map((step) => step.name);
      expect(before.filter((step) => !done.includes(step))).toEqual([]);
      const folders = (other?.environment ?? {})['IMAGES_DIR'];
      expect(env.find((variable) => variable.name === 'IMAGES_DIR')?.value).toBe(folders);
    }
  });

  it('Compose and Kubernetes configure PostgreSQL and Redis alike', () => {
    const [postgres] = podOf('single-node', 'postgres').containers;
    expect(postgres?.args).toEqual(composed['postgres']?.command);
    expect(postgres?.image).toBe(composed['postgres']?.image);
    const parameters = ofKind(rendered['cloudnative-pg'], 'Cluster')[0]?.spec.postgresql?.parameters ?? {};
    const words = Object.entries(parameters).map(([name, value]) => `-c${name}=${value}`);
    expect(['postgres', ...words].toSorted()).toEqual([composed['postgres']?.command ?? []].flat().toSorted());

    const [redis] = podOf('single-node', 'redis').containers;
    expect(redis?.image).toBe(composed['redis']?.image);
    const command = redis?.command?.map((word) => word.replace('/etc/larder/redis.conf', '/etc/larder-redis.conf'));
    const other = [composed['redis']?.command ?? []].flat();
    expect(command?.map((word) => word.trim())).toEqual(other.map((word) => word.trim()));
    expect(readFileSync(join(ROOT, 'k8s/redis/redis.conf'), 'utf8')).toBe(
      readFileSync(join(ROOT, 'deploy/containers/redis.conf'), 'utf8'),
    );
  });
});

describe.each(OVERLAYS)('the secrets of %s', (overlay) => {
  it('secrets are files of make-secrets.mjs, each mounted only where it is used', () => {
    const wanted = workloads(rendered[overlay]).flatMap(({ template, containers }) =>
      (template.spec?.volumes ?? []).flatMap(({ name, secret }) => {
        if (!secret) return [];
        const mount = (at: { name: string }): boolean => at.name === name;
        const readers = containers.filter(({ volumeMounts = [] }) => volumeMounts.some(mount));
        const files = readers.flatMap((reader) => {
          const path = reader.volumeMounts?.find(mount)?.mountPath;
          const text = JSON.stringify([reader.env, reader.command, reader.args, reader.readinessProbe]);
          return [...text.matchAll(new RegExp(`${path}/([a-z.-]+)`, 'g'))].map(([, file]) => file);
        });
        const items = secret.items?.map(({ key }) => key) ?? [];
        expect(files.filter((file) => items.length > 0 && !items.includes(file ?? ''))).toEqual([]);
        return [...files, ...items].map((file) => `${secret.secretName?.replace('larder-', '')}/${file}`);
      }),
    );
    const made = readdirSync(secrets, { recursive: true }).map(String);
    expect(wanted).toContain('system-ops/restore-database-url');
    expect(new Set(wanted.filter((file) => !made.includes(file)))).toEqual(new Set(['first-admin/password']));
  });

  it("the run book's commands create every secret", () => {
    const book = readFileSync(join(ROOT, 'k8s/README.md'), 'utf8');
    const [, folders = ''] =
      /for of in (.+); do\n\s+kubectl -n larder create secret generic larder-\$of/.exec(book) ?? [];
    expect(folders.split(' ').toSorted()).toEqual(readdirSync(secrets).toSorted());
    const single = [...book.matchAll(/create secret (?:generic|tls) (larder-[a-z-]+)/g)].map(([, name]) => name);
    const known = [...folders.split(' ').map((folder) => `larder-${folder}`), ...single];
    const text = JSON.stringify(rendered[overlay]);
    const named = [...text.matchAll(/"secretName":"([^"]+)"|"superuserSecret":\{"name":"([^"]+)"/g)];
    expect(named.map(([, one, other]) => one ?? other).filter((name) => !known.includes(name ?? ''))).toEqual([]);
    for (const name of OVERLAYS) expect(book).toContain(`overlays/${name}`);
  });
});
