import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { IContainer } from 'kubernetes-models/v1';
import {
  OVERLAYS,
  nameOf,
  ofKind,
  renderOverlays,
  workloads,
  type Overlay,
  type Resource,
} from './rendered-overlay.ts';

let rendered: Record<Overlay, Resource[]>;

beforeAll(async () => {
  rendered = await renderOverlays();
}, 240_000);

const SERVED = ['identity', 'catalog', 'restaurant-orders', 'discounts-rebates', 'system-ops', 'live', 'gateway'];

function megabytes(quantity: string | number | undefined): number {
  const [, amount, unit] = /^(\d+)(Mi|Gi)$/.exec(String(quantity)) ?? [];
  return Number(amount) * (unit === 'Gi' ? 1024 : 1);
}

/** Every container of the overlay that breaks the rule, as "workload/container". */
function breaking(resources: readonly Resource[], keeps: (container: IContainer) => boolean): string[] {
  return workloads(resources).flatMap(({ name, containers }) =>
    containers.filter((container) => !keeps(container)).map((container) => `${name}/${container.name}`),
  );
}

/** The most replicas possible, including the extra one during a rollout. */
function mostReplicas(resources: readonly Resource[], deployment: string): number {
  const autoscaler = ofKind(resources, 'HorizontalPodAutoscaler').find((one) => nameOf(one) === deployment);
  const own = ofKind(resources, 'Deployment').find((one) => nameOf(one) === deployment);
  const surge = Number(own?.spec?.strategy?.rollingUpdate?.maxSurge);
  return (autoscaler?.spec?.maxReplicas ?? own?.spec?.replicas ?? 0) + surge;
}

describe.each(OVERLAYS)('the overlay %s', (overlay) => {
  it('containers run without privileges and with read-only roots, as the restricted Pod Security standard requires', () => {
    const resources = rendered[overlay];
    for (const { name, template } of workloads(resources)) {
      const { securityContext, automountServiceAccountToken, hostNetwork, hostPID } = template.spec ?? {};
      expect([name, securityContext]).toEqual([
        name,
        expect.objectContaining({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } }),
      ]);
      expect(securityContext?.runAsUser).toBeGreaterThan(0);
      expect([name, automountServiceAccountToken, hostNetwork, hostPID]).toEqual([name, false, undefined, undefined]);
    }
    const isWalled = ({ securityContext: own }: IContainer): boolean =>
      own?.allowPrivilegeEscalation === false &&
      own.readOnlyRootFilesystem === true &&
      own.privileged !== true &&
      own.runAsUser === undefined &&
      JSON.stringify(own.capabilities) === '{"drop":["ALL"]}';
    expect(breaking(resources, isWalled)).toEqual([]);
    const [namespace] = ofKind(resources, 'Namespace');
    expect(namespace?.metadata?.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
  });

  it('every container has resource requests and limits', () => {
    const isBounded = ({ resources }: IContainer): boolean =>
      ['cpu', 'memory', 'ephemeral-storage'].every((kind) => resources?.requests?.[kind] && resources.limits?.[kind]) &&
      megabytes(resources?.requests?.['memory']) <= megabytes(resources?.limits?.['memory']);
    expect(breaking(rendered[overlay], isBounded)).toEqual([]);
    const folders = workloads(rendered[overlay]).flatMap(({ template }) => template.spec?.volumes ?? []);
    expect(folders.filter(({ emptyDir }) => emptyDir && !emptyDir.sizeLimit)).toEqual([]);
  });

  it('every server has start-up, readiness and liveness probes', () => {
    const served = workloads(rendered[overlay]).filter(({ kind }) => kind !== 'Job');
    expect(served.length).toBeGreaterThanOrEqual(SERVED.length);
    const unasked = served.flatMap(({ containers }) =>
      containers.filter((one) => !one.startupProbe || !one.readinessProbe || !one.livenessProbe),
    );
    expect(unasked).toEqual([]);
    const services = served.filter(({ template }) => labelOf(template.metadata?.labels, 'component') === 'service');
    expect(services.map(({ name }) => name).toSorted()).toEqual(SERVED.filter((name) => name !== 'gateway').toSorted());
    for (const { name, containers } of services) {
      // Without the database system-ops still reports health, and sockets stay open.
      const ready = name === 'system-ops' || name === 'live' ? '/internal/live' : '/internal/ready';
      expect([name, containers[0]?.readinessProbe?.httpGet?.path]).toEqual([name, ready]);
      expect(containers[0]?.livenessProbe?.httpGet?.path).toBe('/internal/live');
      expect(containers[0]?.startupProbe?.httpGet?.path).toBe('/internal/live');
    }
  });

  it('every server keeps at least one replica and rolls out without failed requests', () => {
    const resources = rendered[overlay];
    const deployments = ofKind(resources, 'Deployment');
    expect(deployments.map(nameOf).toSorted()).toEqual(SERVED.toSorted());
    for (const deployment of deployments) {
      const name = nameOf(deployment);
      const { selector, strategy, template, replicas } = deployment.spec ?? {};
      const budget = ofKind(resources, 'PodDisruptionBudget').find((one) => nameOf(one) === name);
      expect(budget?.spec).toMatchObject({ minAvailable: 1, selector });
      expect(template?.metadata?.labels).toMatchObject(selector?.matchLabels ?? { missing: '' });
      const autoscaler = ofKind(resources, 'HorizontalPodAutoscaler').find((one) => nameOf(one) === name);
      expect([name, autoscaler?.spec?.minReplicas ?? replicas]).toEqual([name, 2]);
      // Otherwise both would set the number of replicas.
      expect([name, autoscaler !== undefined && replicas !== undefined]).toEqual([name, false]);
      expect(strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
      expect(template?.spec?.containers[0]?.lifecycle?.preStop?.exec?.command).toEqual(['sleep', '5']);
      // The preStop pause, the 2.5 s of grace, and the 25 s after which a service exits in any case.
      expect(template?.spec?.terminationGracePeriodSeconds).toBeGreaterThan(5 + 2.5 + 25);
      const spread = template?.spec?.topologySpreadConstraints ?? [];
      expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
        'kubernetes.io/hostname',
        'topology.kubernetes.io/zone',
      ]);
      expect(spread.every(({ labelSelector }) => isDeepStrictEqual(labelSelector, selector))).toBe(true);
    }
  });

  it("the pools never exceed PostgreSQL's connections", () => {
    const resources = rendered[overlay];
    const pools = workloads(resources).filter(({ name }) => SERVED.includes(name) && name !== 'gateway');
    const most = pools.reduce((sum, { name, containers }) => {
      const own = containers[0]?.env?.find((variable) => variable.name === 'DATABASE_CONNECTIONS')?.value ?? 10;
      return sum + mostReplicas(resources, name) * Number(own);
    }, 0);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(300 * 0.9);
  });

  it('manifests contain no secret, and each is mounted as a file', () => {
    const resources = rendered[overlay];
    expect(resources.filter(({ kind }) => String(kind) === 'Secret')).toEqual([]);
    const variables = workloads(resources).flatMap(({ containers }) => containers.flatMap(({ env = [] }) => env));
    const secret = /(password|secret|_key|_url)(_file)?$/i;
    const named = variables.filter(({ name }) => secret.test(name));
    expect(named.length).toBeGreaterThan(10);
    expect(
      named.filter(({ name, value }) => !name.endsWith('_FILE') || !/^\/[a-z-]+\/[a-z-]+$/.test(value ?? '')),
    ).toEqual([]);
    expect(JSON.stringify(resources)).not.toMatch(/postgres:\/\/|redis:\/\/|secretKeyRef/);
    for (const { data } of ofKind(resources, 'ConfigMap')) {
      expect(Object.keys(data ?? {}).filter((name) => secret.test(name))).toEqual([]);
    }
  });

  it('every image has a version', () => {
    expect(breaking(rendered[overlay], ({ image }) => /^[^:]+:(?!latest$)[\w.-]+$/.test(image ?? ''))).toEqual([]);
  });

  it('mounts are declared, and the gateway mounts pictures read-only', () => {
    const resources = rendered[overlay];
    const claims = ofKind(resources, 'PersistentVolumeClaim').map(nameOf);
    for (const { name, template, containers } of workloads(resources)) {
      const { volumes = [] } = template.spec ?? {};
      const set = ofKind(resources, 'StatefulSet').find((one) => nameOf(one) === name);
      const made = (set?.spec?.volumeClaimTemplates ?? []).map(({ metadata }) => metadata?.name);
      const known = [...volumes.map((volume) => volume.name), ...made];
      const mounted = containers.flatMap(({ volumeMounts = [] }) => volumeMounts);
      expect([name, mounted.filter((mount) => !known.includes(mount.name))]).toEqual([name, []]);
      expect(known.filter((one) => mounted.every((mount) => mount.name !== one))).toEqual([]);
      const claimed = volumes.flatMap((volume) => volume.persistentVolumeClaim?.claimName ?? []);
      expect(claimed.filter((claim) => !claims.includes(claim))).toEqual([]);
      const files = mounted.filter((mount) => mount.name === 'files');
      expect(files.filter(({ subPath }) => !['images', 'backups'].includes(subPath ?? ''))).toEqual([]);
    }
    const gateway = workloads(resources).find(({ name }) => name === 'gateway');
    const shown = gateway?.containers[0]?.volumeMounts?.filter(({ name }) => name === 'files');
    expect(shown).toMatchObject([{ subPath: 'images', readOnly: true }]);
  });

  it('traffic enters over TLS only, at the gateway', () => {
    const [ingress, ...more] = ofKind(rendered[overlay], 'Ingress');
    expect(more).toEqual([]);
    const hosts = ingress?.spec?.rules?.map(({ host }) => host);
    expect(ingress?.spec?.tls).toEqual([{ hosts, secretName: 'larder-tls' }]);
    expect(ingress?.metadata?.annotations).toMatchObject({ 'nginx.ingress.kubernetes.io/ssl-redirect': 'true' });
    const gateway = ofKind(rendered[overlay], 'Deployment').find((one) => nameOf(one) === 'gateway');
    expect(gateway?.spec?.template.spec?.containers[0]?.env).toContainEqual({ name: 'TLS', value: 'before' });
    const exposed = ofKind(rendered[overlay], 'Service').filter(
      ({ spec }) => (spec?.type ?? 'ClusterIP') !== 'ClusterIP',
    );
    expect(exposed).toEqual([]);
  });
});

function labelOf(labels: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
  return labels?.[`app.kubernetes.io/${name}`];
}
