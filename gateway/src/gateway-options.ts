import type { ServiceName } from '@larder/contracts';

export type Upstream = ServiceName | 'live';

export interface GatewayOptions {
  readonly port: number;
  /** Where catalog asks this gateway to refresh cached lists: a port or address:port that only services reach. */
  readonly refreshAt?: string | null;
  readonly webFolder: string;
  readonly imagesFolder: string;
  /** Addresses as host:port. With a resolver a single name resolves to any number of replicas. */
  readonly upstreams: Readonly<Record<ServiceName, readonly string[]>> & {
    /** The upstream of live sockets; default system-ops. */
    readonly live?: readonly string[];
  };
  /** The name server asked every second for the upstreams; null for fixed addresses. */
  readonly resolver?: string | null;
  readonly tls?: { readonly certificate: string; readonly key: string } | null;
  /** A file of lines "ADDRESS 1;", in addition to the trusted addresses. */
  readonly trustedFile?: string | null;
  /** A file of lines "set_real_ip_from NETWORK;" for proxies in front of the gateway. */
  readonly proxiesFile?: string | null;
  /** Addresses or networks without limits: the stores' screens, a load test. */
  readonly trustedAddresses: readonly string[];
  /** Host names of the shop, besides localhost and addresses; with none, any host name is accepted. */
  readonly hostNames: readonly string[];
  /** Replaces `hostNames`: a file of lines "NAME 0;", after "default 1;". */
  readonly hostsFile?: string | null;
  /** Stores by host name; pages of such a host are the store's. */
  readonly hostStores?: Readonly<Record<string, string>>;
  /** Replaces `hostStores`: a file of lines "HOST STORE;". */
  readonly hostStoresFile?: string | null;
  readonly behindTls: boolean;
  /** Keeps nginx's workers root when root starts it: other users may not be able to read the clone. */
  readonly asRoot: boolean;
  readonly accessLog: string | null;
}
