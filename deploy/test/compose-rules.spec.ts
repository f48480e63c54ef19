import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readComposition, volumesOf, withDefaults, type ComposedService } from './composed-services.ts';
import { ROOT } from './rendered-overlay.ts';

const { services, networks, volumes } = readComposition();
const all = Object.entries(services);
const isOurs = ({ image }: ComposedService): boolean => image.includes('LARDER_IMAGES');
const isStep = ({ restart }: ComposedService): boolean => restart === 'no';
const names = (entries: readonly (readonly [string, unknown])[]): string[] => entries.map(([name]) => name);

/** The names of all services that break the rule. */
const breaking = (keeps: (service: ComposedService, name: string) => boolean): string[] =>
  names(all.filter(([name, service]) => !keeps(service, name)));

describe('docker-compose.yml', () => {
  it('no container can gain privileges, write to its image or exceed its memory', () => {
    expect(names(all.filter(([, service]) => isOurs(service))).length).toBeGreaterThanOrEqual(13);
    // PostgreSQL's image changes the owner of its data at the start, which needs rights and a writable file system.
    expect(breaking(({ read_only: isFixed }) => isFixed === true)).toEqual(['postgres']);
    expect(breaking(({ cap_add: added = [] }) => added.length === 0)).toEqual(['postgres']);
    expect(breaking(({ cap_drop: dropped }) => dropped?.join() === 'ALL')).toEqual([]);
    expect(breaking(({ security_opt: options }) => options?.includes('no-new-privileges:true') === true)).toEqual([]);
    expect(breaking(({ privileged, user }) => privileged !== true && user !== 'root' && user !== '0')).toEqual([]);
    expect(breaking(({ pids_limit: limit = 0 }) => limit > 0)).toEqual([]);
    expect(breaking(({ mem_limit: limit = '' }) => /^\d+[mg]$/.test(limit))).toEqual([]);
    expect(breaking((service) => isStep(service) || Number(service.cpus) > 0)).toEqual([]);
    expect(breaking(({ logging }) => logging?.options['max-size'] !== undefined)).toEqual([]);
    expect(breaking((service) => !JSON.stringify(service.volumes ?? []).includes('docker.sock'))).toEqual([]);
  });

  it('every container restarts except one-time steps', () => {
    expect(breaking(({ restart }) => restart === 'unless-stopped' || restart === 'no')).toEqual([]);
    const steps = names(all.filter(([, service]) => isStep(service)));
    expect(steps.filter((name) => !/^(secrets|provision|migrate-[a-z-]+)$/.test(name))).toEqual([]);
    const waited = all.flatMap(([, { depends_on: before = {} }]) => Object.entries(before));
    const wrong = waited.filter(
      ([name, { condition }]) => steps.includes(name) !== (condition === 'service_completed_successfully'),
    );
    expect(wrong).toEqual([]);
  });

  it('every long-running container has a health check', () => {
    const stages: Record<string, string[]> = {};
    const isAsked = ({ build, healthcheck }: ComposedService): boolean => {
      if (!build) return healthcheck !== undefined;
      const file = readFileSync(join(ROOT, build.dockerfile), 'utf8');
      stages[build.target] ??= stagesOf(file, build.target);
      return stages[build.target]?.some((stage) => stage.includes('\nHEALTHCHECK ')) === true;
    };
    expect(breaking((service) => isStep(service) || isAsked(service))).toEqual([]);
    expect(Object.keys(stages).toSorted()).toEqual(['gateway', 'service', 'service-with-chromium']);
  });

  it('secrets are files, and each container gets only those it needs', () => {
    const variables = all.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secret = variables.filter(([name]) => /(password|secret|_keys?|_url)(_+file)?$/i.test(name));
    expect(secret.length).toBeGreaterThan(10);
    const shown = secret.filter(([name, value]) => !name.endsWith('FILE') && withDefaults(String(value)) !== '');
    expect(shown).toEqual([]);
    expect(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')).not.toMatch(/postgres:\/\/|redis:\/\//);
    const readers = all.flatMap(([name, service]) =>
      volumesOf(service).flatMap((volume) => (volume.name.startsWith('secrets-') ? [[volume.name, name]] : [])),
    );
    const strangers = readers.filter(
      ([volume = '', reader = '']) =>
        reader !== 'secrets' && volume.slice('secrets-'.length) !== reader.replace('migrate-', ''),
    );
    expect(strangers).toEqual([
      ['secrets-owner', 'provision'],
      ['secrets-owner', 'postgres'],
    ]);
  });

  it('one port is public, and monitoring listens on the host only', () => {
    const published = all.flatMap(([name, { ports = [], profiles }]) => ports.map((port) => [name, port, profiles]));
    const shown = published.filter(([, port]) => !String(port).startsWith('127.0.0.1:'));
    expect(shown).toEqual([['gateway', '${PORT:-8080}:8080', undefined]]);
    const hidden = published.filter((one) => !shown.includes(one));
    expect(hidden.map(([, , profiles]) => profiles)).toEqual(hidden.map(() => ['monitoring']));
  });

  it('only published ports can be reached, and only webhooks go out', () => {
    const open = (service: ComposedService): string[] =>
      (service.networks ?? ['default']).filter((network) => networks[network]?.internal !== true);
    const outside = all.filter(([, service]) => open(service).length > 0);
    expect(outside.map(([name, service]) => [name, open(service)])).toEqual([
      ['gateway', ['edge']],
      ['system-ops', ['out']],
      ['prometheus', ['edge']],
      ['grafana', ['edge']],
    ]);
    for (const store of ['postgres', 'redis']) expect(services[store]?.networks).toEqual(['back']);
    expect(services['gateway']?.networks).not.toContain('back');
  });

  it('declared and used volumes are the same', () => {
    const used = new Set(all.flatMap(([, service]) => volumesOf(service).map(({ name }) => name)));
    expect([...used].toSorted()).toEqual(Object.keys(volumes).toSorted());
    const writers = all.flatMap(([name, service]) =>
      volumesOf(service).some((volume) => volume.name === 'images' && !volume.isReadOnly) ? [name] : [],
    );
    expect(writers).toEqual(['catalog', 'migrate-catalog']);
  });

  it('every third-party image has a version', () => {
    expect(breaking((service) => isOurs(service) || /:(?!latest$)[\w.-]+$/.test(service.image))).toEqual([]);
  });
});

/** The text of this stage and of those it is based on. */
function stagesOf(dockerfile: string, target: string): string[] {
  const stages = dockerfile.split(/^(?=FROM )/m);
  const own = stages.find((stage) => new RegExp(`^FROM \\S+ AS ${target}\\n`).test(stage));
  const below = /^FROM (\S+)/.exec(own ?? '')?.[1];
  return own ? [own, ...stagesOf(dockerfile, below ?? '')] : [];
}
