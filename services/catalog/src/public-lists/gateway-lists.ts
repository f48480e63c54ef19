import dns from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { BroadcastClient, RedisLink, shareRuns } from '@larder/platform';
import { Inject, Injectable } from '@nestjs/common';
import { StoreReads } from './store-reads.js';

/** Reports to other replicas that a gateway has read a store's lists: `{ store: slug }`. */
export const STORE_READ = 'lists.store-read';

/** Header of refresh requests: the port of the replica that should answer. */
export const LISTS_PORT = 'x-lists-port';

/** Token for the gateways, as readGateways returns them. */
export const GATEWAYS = Symbol('gateways');

export interface Gateways {
  /** Addresses of the gateways' refresh servers. */
  readonly addresses: readonly GatewayAddress[];
  /** The time limit per gateway; a slower one keeps its lists for the second that they are valid. */
  readonly patienceMs: number;
  /** This replica's port; without it a gateway may ask any replica. */
  readonly listsPort?: number;
}

/** The time limit for refreshes that no writer waits for. */
const LATER_MS = 5_000;

interface GatewayAddress {
  /** A host name may resolve to several gateways. */
  readonly host: string;
  readonly port: number;
}

/**
 * Reads GATEWAYS, like "gateway:8081, 127.0.0.1:4010", GATEWAYS_PATIENCE_MS and HTTP_PORT. @throws Error naming a
 * variable.
 */
export function readGateways(env: NodeJS.ProcessEnv): Gateways {
  const patienceMs = Number(env['GATEWAYS_PATIENCE_MS'] ?? 100);
  if (!Number.isInteger(patienceMs) || patienceMs < 1 || patienceMs > 10_000) {
    throw new Error('GATEWAYS_PATIENCE_MS must be milliseconds from 1 to 10000.');
  }
  const addresses = (env['GATEWAYS'] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => {
      const [, host, port] = /^([a-z0-9.-]+):(\d{1,5})$/i.exec(word) ?? [];
      if (host === undefined || Number(port) > 65_535) throw new Error(`GATEWAYS: ${word} must be HOST:PORT.`);
      return { host, port: Number(port) };
    });
  const listsPort = Number(env['HTTP_PORT']);
  return { addresses, patienceMs, ...(listsPort > 0 ? { listsPort } : {}) };
}

export interface OpenStore {
  readonly id: string;
  readonly slug: string;
  readonly isDefault: boolean;
}

/** The stores whose lists gateways may have cached. */
export interface StoresAtGateways {
  /** The store whose lists have addresses without a store. Null before the first store exists. */
  readonly byDefault: string | null;
  /** Stores recently read by their short names. */
  readonly read: readonly OpenStore[];
}

/** @returns the addresses, in every store, of lists that are the same everywhere. */
export const ofEveryStore = (paths: readonly string[], { read }: StoresAtGateways): string[] =>
  paths.flatMap((path) => [path, ...read.map(({ slug }) => `${path}?store=${slug}`)]);

/**
 * Makes every gateway fetch the lists that a change touched, so that a request after the answer sees the change
 * (decision 2). Each source returns the addresses of its lists that changed since the last call.
 */
@Injectable()
export class GatewayLists {
  private readonly sources: ((stores: StoresAtGateways) => Promise<string[]>)[] = [];
  private readonly touched = new Set<string>();
  private stores: () => Promise<readonly OpenStore[]> = async () => [];
  readonly reads = new StoreReads();
  private readonly share = shareRuns(async () => this.refreshChanged());

  constructor(
    @Inject(GATEWAYS) private readonly gateways: Gateways,
    @Inject(BroadcastClient) private readonly client: Pick<BroadcastClient, 'emit'>,
    @Inject(RedisLink) private readonly link: Pick<RedisLink, 'isConnected'>,
  ) {}

  keepFresh(source: (stores: StoresAtGateways) => Promise<string[]>): void {
    this.sources.push(source);
  }

  /** Has the gateways fetch these lists at the next refresh, in every store unless a path names one. */
  touch(...paths: readonly string[]): void {
    if (this.gateways.addresses.length > 0) for (const path of paths) this.touched.add(path);
  }

  /** Registers the stores, because lists are cached per store as well. */
  knowStores(stores: () => Promise<readonly OpenStore[]>): void {
    this.stores = stores;
  }

  /** Called after a store's list was sent to a gateway. */
  storeRead(store: string): void {
    if (this.reads.readHere(store, performance.now())) this.client.emit(STORE_READ, { store });
  }

  /** Never rejects: without a refresh a list is stale for a second. */
  async refresh(): Promise<void> {
    if (this.gateways.addresses.length > 0) await this.share().catch(() => undefined);
  }

  /** Refreshes a list that no writer waits for, at gateways that do not have it. Never rejects. */
  async refreshLater(url: string, isThere: (address: string) => boolean): Promise<void> {
    const signal = AbortSignal.timeout(LATER_MS);
    await Promise.all(this.gateways.addresses.map(async (gateway) => this.refreshAt(gateway, [url], signal, isThere)));
  }

  private async refreshChanged(): Promise<void> {
    const open = await this.stores();
    const slugs = open.map(({ slug }) => slug);
    const read = new Set(this.reads.read(slugs, performance.now(), this.link.isConnected()));
    const stores: StoresAtGateways = {
      byDefault: open.find(({ isDefault }) => isDefault)?.id ?? null,
      read: open.filter(({ slug }) => read.has(slug)),
    };
    const { whole = [], bare = [] } = Object.groupBy(this.touched, (path) => (path.includes('?') ? 'whole' : 'bare'));
    this.touched.clear();
    const others = (await Promise.all(this.sources.map(async (source) => source(stores)))).flat();
    const urls = [...whole, ...ofEveryStore(bare, stores), ...others];
    if (urls.length === 0) return;
    // A new store's lists are fetched before they are read, so that gateways cache them from then on.
    for (const url of urls) {
      const slug = new URLSearchParams(url.split('?')[1]).get('store');
      if (slug !== null && !read.has(slug)) this.storeRead(slug);
    }
    const signal = AbortSignal.timeout(this.gateways.patienceMs);
    const fetches = this.gateways.addresses.map(async (gateway) => this.refreshAt(gateway, urls, signal));
    // An unreachable name server takes seconds, and its lookup cannot be cancelled.
    await Promise.race([Promise.all(fetches), once(signal, 'abort')]);
  }

  private async refreshAt(
    { host, port }: GatewayAddress,
    urls: readonly string[],
    signal: AbortSignal,
    isThere: (address: string) => boolean = () => false,
  ): Promise<void> {
    const found = await dns.lookup(host, { all: true, family: 4 }).catch(() => []);
    const addresses = found.filter(({ address }) => !isThere(address));
    const all = addresses.flatMap(({ address }) => urls.map(async (url) => this.fetchAnew(address, port, url, signal)));
    await Promise.allSettled(all);
  }

  /**
   * nginx sends the last byte before it stores the answer, and another request may come in between. It closes the
   * connection after both, which HTTP clients do not wait for.
   */
  private async fetchAnew(host: string, port: number, path: string, signal: AbortSignal): Promise<void> {
    const socket = connect({ host, port, signal });
    // Handles errors before and after the wait below: unhandled, they would end the process.
    socket.on('error', () => undefined);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nAccept-Encoding: gzip\r\n` +
        `${LISTS_PORT}: ${this.gateways.listsPort ?? ''}\r\n\r\n`,
    );
    await once(socket.resume(), 'end', { signal });
  }
}
