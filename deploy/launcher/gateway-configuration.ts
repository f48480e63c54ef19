import { join } from 'node:path';
import type { GatewayOptions } from '@larder/gateway/gateway-options';
import { nginxConf, readHostStores } from '@larder/gateway/nginx-conf';
import { SetUpError } from '../engines/set-up-error.ts';

interface GatewayPlace {
  readonly root: string;
  readonly data: string;
  /** The port of the gateway, or of its refresh server on this machine. */
  readonly port: number;
  readonly refreshPort: number;
  readonly upstreams: GatewayOptions['upstreams'];
  readonly env: Readonly<Record<string, string>>;
}

export function gatewayConfiguration(place: GatewayPlace): string {
  try {
    return nginxConf({
      port: place.port,
      refreshAt: `127.0.0.1:${place.refreshPort}`,
      webFolder: join(place.root, 'web', 'dist'),
      imagesFolder: join(place.data, 'images'),
      upstreams: place.upstreams,
      trustedAddresses: words(place.env['TRUSTED_ADDRESSES']),
      hostNames: words(place.env['HOST_NAMES']),
      hostStores: readHostStores(words(place.env['HOST_STORES'])),
      behindTls: false,
      asRoot: process.getuid?.() === 0,
      accessLog: join(place.data, 'logs', 'access.log'),
    });
  } catch (error) {
    throw new SetUpError((error as Error).message);
  }
}

const words = (list = ''): string[] => list.split(/[\s,]+/).filter((word) => word !== '');
