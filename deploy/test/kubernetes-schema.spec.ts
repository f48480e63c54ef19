import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { OVERLAYS, ROOT, nameOf, renderOverlays, type Kinds, type Overlay, type Resource } from './rendered-overlay.ts';

/** The schemas of Kubernetes and the operator, as functions and as types. */
const MODELS = {
  Cluster: [Cluster, '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'],
  ConfigMap: [ConfigMap, 'kubernetes-models/v1'],
  Deployment: [Deployment, 'kubernetes-models/apps/v1'],
  HorizontalPodAutoscaler: [HorizontalPodAutoscaler, 'kubernetes-models/autoscaling/v2'],
  Ingress: [Ingress, 'kubernetes-models/networking.k8s.io/v1'],
  Job: [Job, 'kubernetes-models/batch/v1'],
  Namespace: [Namespace, 'kubernetes-models/v1'],
  NetworkPolicy: [NetworkPolicy, 'kubernetes-models/networking.k8s.io/v1'],
  PersistentVolumeClaim: [PersistentVolumeClaim, 'kubernetes-models/v1'],
  PodDisruptionBudget: [PodDisruptionBudget, 'kubernetes-models/policy/v1'],
  Service: [Service, 'kubernetes-models/v1'],
  StatefulSet: [StatefulSet, 'kubernetes-models/apps/v1'],
} as const;

let rendered: Record<Overlay, Resource[]>;

beforeAll(async () => {
  rendered = await renderOverlays();
}, 240_000);

/** The schema's error; null when the resource is valid. */
function complaintOf(resource: Resource): string | null {
  const [model] = MODELS[resource.kind as keyof Kinds];
  try {
    new (model as new (data: object) => { validate(): void })(resource).validate();
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Schemas accept unknown fields; the compiler, given the same types, does not. */
function unknownFields(resources: readonly Resource[]): string {
  const results = join(ROOT, 'deploy/.test-results');
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(results, 'kubernetes-'));
  try {
    const lines = resources.map(
      (resource, index) =>
        `export const r${index}: import('${MODELS[resource.kind as keyof Kinds][1]}').I${resource.kind} = ${JSON.stringify(resource)};`,
    );
    writeFileSync(join(folder, 'resources.ts'), lines.join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023'];
    const run = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/typescript/bin/tsc'), '--ignoreConfig', ...options, '--types', '', 'resources.ts'],
      { cwd: folder, encoding: 'utf8' },
    );
    return `${run.stdout}${run.stderr}`.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(OVERLAYS)('the overlay %s', (overlay) => {
  it('every manifest uses only kinds, versions, fields and values that Kubernetes knows', () => {
    const resources = rendered[overlay];
    expect(resources.length).toBeGreaterThan(30);
    expect(resources.filter((resource) => !(resource.kind in MODELS))).toEqual([]);
    const wrong = resources.map((resource) => [resource.kind, nameOf(resource), complaintOf(resource)]);
    expect(wrong.filter(([, , complaint]) => complaint !== null)).toEqual([]);
    expect(unknownFields(resources)).toBe('');
  }, 120_000);

  it('every resource has a unique name in one namespace', () => {
    const resources = rendered[overlay];
    const names = resources.map((resource) => `${resource.kind} ${nameOf(resource)}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const inside = resources.filter(({ kind }) => kind !== 'Namespace');
    expect(new Set(inside.map(({ metadata }) => metadata?.namespace))).toEqual(new Set(['larder']));
  });
});

describe('the checks themselves', () => {
  const written = (container: object): Resource => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'wrong' },
    spec: { selector: {}, template: { spec: { containers: [{ name: 'a', ...container }] } } },
  });

  it('the schema check finds an invalid value', () => {
    expect(complaintOf(written({ resources: { limits: { memory: 'plenty' } } }))).toMatch(/memory/);
    expect(complaintOf(written({ resources: { limits: { memory: '1Gi' } } }))).toBeNull();
  });

  it('the schema check finds an unknown field', () => {
    expect(unknownFields([written({ resources: { limit: { memory: '1Gi' } } })])).toMatch(
      /limit.+ does not exist in type 'IResourceRequirements'/,
    );
  }, 60_000);
});
