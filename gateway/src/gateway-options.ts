import type { ServiceName } from '@larder/contracts';

export interface GatewayOptions {
  readonly port: number;
  /** The built web application. */
  readonly webFolder: string;
  /** Product pictures, shown under /images/products/. */
  readonly imagesFolder: string;
  /** Where the replicas of each service listen, as host:port. With a resolver one name, behind which any number may stand. */
  readonly upstreams: Readonly<Record<ServiceName, readonly string[]>>;
  /** The name server that is asked again every second for the upstreams; null where their addresses are fixed. */
  readonly resolver?: string | null;
  /** Where TLS ends at this gateway: files of the certificate chain and its key. */
  readonly tls?: { readonly certificate: string; readonly key: string } | null;
  /** A file of lines "ADDRESS 1;" that is read besides the trusted addresses; null without one. */
  readonly trustedFile?: string | null;
  /** A file of lines "set_real_ip_from NETWORK;": proxies in front, who alone may say who asks; null without one. */
  readonly proxiesFile?: string | null;
  /** Addresses or networks that no limit counts: the stores' own screens, a load test. */
  readonly trustedAddresses: readonly string[];
  /** TLS ends in front of this gateway or at it. */
  readonly behindTls: boolean;
  /** Started by root, nginx' workers stay root: the clone may lie where another user cannot enter. */
  readonly asRoot: boolean;
  /** JSON lines, one a request; null writes none. */
  readonly accessLog: string | null;
}
