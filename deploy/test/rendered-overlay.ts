import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ICluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1';
import type { IDeployment, IStatefulSet } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { IIngress, INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IPodTemplateSpec, IContainer, INamespace } from 'kubernetes-models/v1';
import type { IPersistentVolumeClaim, IConfigMap, IService } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { setUpEngines } from '../engines/set-up.ts';
import { chooseDataFolder } from '../launcher/data-folder.ts';

export interface Kinds {
  Cluster: ICluster;
  ConfigMap: IConfigMap;
  Deployment: IDeployment;
  HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  Ingress: IIngress;
  Job: IJob;
  Namespace: INamespace;
  NetworkPolicy: INetworkPolicy;
  PersistentVolumeClaim: IPersistentVolumeClaim;
  PodDisruptionBudget: IPodDisruptionBudget;
  Service: IService;
  StatefulSet: IStatefulSet;
}

export type Resource = Kinds[keyof Kinds];

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const OVERLAYS = ['single-node', 'cluster', 'cloudnative-pg'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** What `kubectl apply -k` would send to a cluster. */
export async function renderOverlays(): Promise<Record<Overlay, Resource[]>> {
  const { kubectl } = await setUpEngines(['kubectl'], {
    folder: join(chooseDataFolder(ROOT, undefined).path, 'engines'),
    say: () => undefined,
  });
  const render = (overlay: Overlay): [Overlay, Resource[]] => {
    const run = spawnSync(kubectl, ['kustomize', join(ROOT, 'k8s/overlays', overlay)], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
    return [overlay, parseAllDocuments(run.stdout).map((document): Resource => document.toJS())];
  };
  return Object.fromEntries(OVERLAYS.map(render)) as Record<Overlay, Resource[]>;
}

export function ofKind<K extends keyof Kinds>(resources: readonly Resource[], kind: K): Kinds[K][] {
  return resources.filter((resource): resource is Kinds[K] => resource.kind === kind);
}

export interface Workload {
  readonly name: string;
  readonly kind: 'Deployment' | 'StatefulSet' | 'Job';
  readonly template: IPodTemplateSpec;
  /** The containers, then the init containers. */
  readonly containers: readonly IContainer[];
}

/** Every resource that creates pods, except those of operators. */
export function workloads(resources: readonly Resource[]): Workload[] {
  return (['Deployment', 'StatefulSet', 'Job'] as const).flatMap((kind) =>
    ofKind(resources, kind).map((resource) => {
      const template = resource.spec?.template ?? {};
      const { containers = [], initContainers = [] } = template.spec ?? {};
      return { name: nameOf(resource), kind, template, containers: [...containers, ...initContainers] };
    }),
  );
}

export function nameOf(resource: Resource): string {
  return resource.metadata?.name ?? '';
}
