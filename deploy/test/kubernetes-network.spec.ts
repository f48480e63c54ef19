import { beforeAll, describe, expect, it } from '@jest/globals';
import { DEPLOYED } from './composed-services.ts';
import { mayReach, type End } from './network-reach.ts';
import { OVERLAYS, ofKind, renderOverlays, workloads, type Overlay, type Resource } from './rendered-overlay.ts';

let rendered: Record<Overlay, Resource[]>;

beforeAll(async () => {
  rendered = await renderOverlays();
}, 240_000);

const OTHERS: Readonly<Record<string, End>> = {
  ingress: { namespace: 'ingress-nginx', pod: {} },
  prometheus: { namespace: 'monitoring', pod: { 'app.kubernetes.io/name': 'prometheus' } },
  grafana: { namespace: 'monitoring', pod: { 'app.kubernetes.io/name': 'grafana' } },
  stranger: { namespace: 'default', pod: {} },
  names: { namespace: 'kube-system', pod: { 'k8s-app': 'kube-dns' } },
  unlabelled: { pod: {} },
  outside: { address: '203.0.113.9' },
  cloudMetadata: { address: '169.254.169.254' },
  kubernetes: { address: '10.96.0.1' },
};
const PORTS = [22, 53, 80, 443, 3000, 5432, 6379, 6443, 8000, 8080, 8081];

/** "gateway > catalog:3000" for everything that can be reached from or by our pods. */
function connections(resources: readonly Resource[], ends: Readonly<Record<string, End>>): Set<string> {
  const policies = ofKind(resources, 'NetworkPolicy');
  const isOurs = (end: End): boolean => 'pod' in end && !end.namespace;
  return new Set(
    Object.entries(ends).flatMap(([from, one]) =>
      Object.entries(ends).flatMap(([to, other]) =>
        (isOurs(one) || isOurs(other)) && from !== to
          ? PORTS.filter((port) => mayReach(policies, one, other, port)).map((port) => `${from} > ${to}:${port}`)
          : [],
      ),
    ),
  );
}

function ourPods(resources: readonly Resource[]): Record<string, End> {
  return Object.fromEntries(
    workloads(resources).map(({ name, template }): [string, End] => [name, { pod: template.metadata?.labels ?? {} }]),
  );
}

const withNames = (pods: readonly string[]): string[] => pods.map((pod) => `${pod} > names:53`);
const everywhere = [
  'ingress > gateway:8080',
  ...DEPLOYED.flatMap((service) => [`gateway > ${service}:3000`, `prometheus > ${service}:3000`]),
  'catalog > gateway:8081',
  'system-ops > outside:443',
  ...withNames([...DEPLOYED, 'gateway', 'larder-migrate', 'unlabelled']),
];
const users = [...DEPLOYED, 'larder-migrate'];

describe('network connections between pods', () => {
  it("network policies allow the single node's PostgreSQL and Redis", () => {
    const resources = rendered['single-node'];
    expect(connections(resources, { ...ourPods(resources), ...OTHERS })).toEqual(
      new Set([
        ...everywhere,
        ...users.flatMap((user) => [`${user} > postgres:5432`, `${user} > redis:6379`]),
        ...withNames(['postgres', 'redis']),
      ]),
    );
  });

  it('network policies allow PostgreSQL and Redis outside the cluster', () => {
    const resources = rendered.cluster;
    const data: Record<string, End> = { postgres: { address: '192.0.2.5' }, redis: { address: '192.0.2.20' } };
    expect(connections(resources, { ...ourPods(resources), ...data, ...OTHERS })).toEqual(
      new Set([
        ...everywhere,
        ...users.flatMap((user) => [`${user} > postgres:5432`, `${user} > redis:6379`]),
        'system-ops > postgres:443',
        'system-ops > redis:443',
      ]),
    );
  });

  it("network policies allow the operator's PostgreSQL, which also calls the Kubernetes API", () => {
    const resources = rendered['cloudnative-pg'];
    const first: End = { pod: { 'cnpg.io/cluster': 'larder-postgres', 'cnpg.io/instanceRole': 'primary' } };
    const second: End = { pod: { 'cnpg.io/cluster': 'larder-postgres', 'cnpg.io/instanceRole': 'replica' } };
    const operator: End = { namespace: 'cnpg-system', pod: {} };
    const found = connections(resources, { ...ourPods(resources), first, second, operator, ...OTHERS });
    const asked = [...found].filter((connection) => !/^(first|second) > .+:(443|6443)$/.test(connection));
    expect(new Set(asked)).toEqual(
      new Set([
        ...everywhere,
        ...users.flatMap((user) => [`${user} > first:5432`, `${user} > second:5432`, `${user} > redis:6379`]),
        ...withNames(['redis', 'first', 'second']),
        ...['operator > first', 'operator > second', 'first > second', 'second > first'].flatMap((pair) => [
          `${pair}:5432`,
          `${pair}:8000`,
        ]),
      ]),
    );
    expect(found).toContain('first > kubernetes:443');
  });

  it.each(OVERLAYS)('%s: a pod without a policy of its own can reach nothing', (overlay) => {
    const refuses = ofKind(rendered[overlay], 'NetworkPolicy').filter(
      ({ spec }) => JSON.stringify(spec) === '{"podSelector":{},"policyTypes":["Ingress","Egress"]}',
    );
    expect(refuses).toHaveLength(1);
  });
});
