import type { ServiceName } from '@larder/contracts';

export interface GatewayOptions {
  readonly port: number;
  /** The built web application. */
  readonly webFolder: string;
  /** Product pictures, shown under /images/products/. */
  readonly imagesFolder: string;
  /** Where the replicas of each service listen, as host:port. */
  readonly upstreams: Readonly<Record<ServiceName, readonly string[]>>;
  /** Addresses or networks that no limit counts: the stores' own screens, a load test. */
  readonly trustedAddresses: readonly string[];
  /** TLS ends in front of this gateway or at it. */
  readonly behindTls: boolean;
  /** Started by root, nginx' workers stay root: the clone may lie where another user cannot enter. */
  readonly asRoot: boolean;
  /** JSON lines, one a request; null writes none. */
  readonly accessLog: string | null;
}
