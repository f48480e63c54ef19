import { BlockList } from 'node:net';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';

type Labels = Readonly<Record<string, string>>;
type Spec = NonNullable<INetworkPolicy['spec']>;
type Peer = NonNullable<NonNullable<NonNullable<Spec['ingress']>[number]['from']>[number]>;
type Port = NonNullable<NonNullable<Spec['ingress']>[number]['ports']>[number];
interface Selector {
  matchLabels?: Labels;
  matchExpressions?: readonly { key: string; operator: string; values?: readonly string[] }[];
}

/** One end of a connection: a pod of the namespace, one of another namespace, or an external address. */
export type End = { pod: Labels; namespace?: string } | { address: string };

/** Whether the policies allow a connection from `from` to that port of `to`: the policies of both ends must. */
export function mayReach(policies: readonly INetworkPolicy[], from: End, to: End, port: number): boolean {
  return allows(policies, 'Egress', from, to, port) && allows(policies, 'Ingress', to, from, port);
}

function allows(policies: readonly INetworkPolicy[], way: 'Egress' | 'Ingress', own: End, other: End, port: number) {
  // Pods of other namespaces have separate rules.
  if (!('pod' in own) || own.namespace) return true;
  const specs = policies
    .map(({ spec }) => spec)
    .filter((spec): spec is Spec => spec !== undefined && (spec.policyTypes ?? []).includes(way))
    .filter((spec) => selects(spec.podSelector as Selector, own.pod));
  if (specs.length === 0) return true;
  return specs.some((spec) => {
    const rules =
      way === 'Egress'
        ? (spec.egress ?? []).map(({ to, ports }) => ({ peers: to, ports }))
        : (spec.ingress ?? []).map(({ from, ports }) => ({ peers: from, ports }));
    return rules.some(({ peers, ports }) => matchesPeer(peers, other) && matchesPort(ports, port));
  });
}

function matchesPort(ports: readonly Port[] | undefined, port: number): boolean {
  return ports === undefined || ports.some((allowed) => allowed.port === port);
}

function matchesPeer(peers: readonly Peer[] | undefined, end: End): boolean {
  return (
    peers === undefined ||
    peers.some(({ ipBlock, namespaceSelector, podSelector }) => {
      if (ipBlock) return 'address' in end && isIn(ipBlock.cidr, end.address) && !isInAny(ipBlock.except, end.address);
      if (!('pod' in end)) return false;
      const inNamespace = namespaceSelector
        ? selects(namespaceSelector as Selector, { 'kubernetes.io/metadata.name': end.namespace ?? 'larder' })
        : end.namespace === undefined;
      return inNamespace && (podSelector === undefined || selects(podSelector as Selector, end.pod));
    })
  );
}

function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      if (operator !== 'In') throw new Error(`${operator} is not read here.`);
      return values.includes(labels[key] ?? '');
    })
  );
}

function isInAny(networks: readonly string[] = [], address: string): boolean {
  return networks.some((network) => isIn(network, address));
}

function isIn(network: string, address: string): boolean {
  const [base = '', bits] = network.split('/');
  const list = new BlockList();
  list.addSubnet(base, Number(bits), 'ipv4');
  return list.check(address, 'ipv4');
}
