import dns from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { EMPTY } from 'rxjs';
import { GatewayLists, readGateways, type Gateways } from './gateway-lists.js';

describe('readGateways', () => {
  it('gateways are read as hosts and ports, with a patience of a tenth of a second by default', () => {
    expect(readGateways({ GATEWAYS: 'gateway-lists:8081, 127.0.0.1:4010' })).toEqual({
      addresses: [
        { host: 'gateway-lists', port: 8081 },
        { host: '127.0.0.1', port: 4010 },
      ],
      patienceMs: 100,
    });
    expect(readGateways({}).addresses).toEqual([]);
    expect(readGateways({ HTTP_PORT: '3001' }).listsPort).toBe(3001);
  });

  it.each([
    [{ GATEWAYS: 'gateway' }, 'GATEWAYS: gateway must be HOST:PORT.'],
    [{ GATEWAYS: 'gateway:99999' }, 'GATEWAYS: gateway:99999 must be HOST:PORT.'],
    [{ GATEWAYS: 'http://gateway:1' }, 'GATEWAYS: http://gateway:1 must be HOST:PORT.'],
    [{ GATEWAYS_PATIENCE_MS: 'long' }, 'GATEWAYS_PATIENCE_MS must be milliseconds from 1 to 10000.'],
  ])('the gateways %j are refused', (env, sentence) => {
    expect(() => readGateways(env)).toThrow(sentence);
  });
});

const listsAt = (gateways: Gateways): GatewayLists =>
  new GatewayLists(gateways, { emit: () => EMPTY }, { isConnected: () => true });

describe('refreshing lists at gateways', () => {
  it('looking up a gateway takes no longer than its patience', async () => {
    const lookup = jest.spyOn(dns, 'lookup').mockReturnValueOnce(new Promise<never>(() => undefined));
    const lists = listsAt({ addresses: [{ host: 'gateway', port: 8081 }], patienceMs: 20 });
    lists.keepFresh(async () => ['/api/products']);
    await lists.refresh();
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  it('no gateway is looked up when nothing has changed', async () => {
    const lookup = jest.spyOn(dns, 'lookup').mockClear();
    const lists = listsAt({ addresses: [{ host: 'gateway', port: 8081 }], patienceMs: 20 });
    lists.keepFresh(async () => []);
    await lists.refresh();
    expect(lookup).not.toHaveBeenCalled();
  });

  it('lists that changed are not collected for gateways that do not exist', async () => {
    const lookup = jest.spyOn(dns, 'lookup').mockClear();
    const addresses: { host: string; port: number }[] = [];
    const lists = listsAt({ addresses, patienceMs: 20 });
    lists.touch('/api/stores');
    addresses.push({ host: 'gateway', port: 8081 });
    await lists.refresh();
    expect(lookup).not.toHaveBeenCalled();
  });

  it('a gateway whose name is found too late is skipped', async () => {
    const found = pause(40).then(() => [{ address: '127.0.0.1', family: 4 }]);
    jest.spyOn(dns, 'lookup').mockReturnValueOnce(found as never);
    const lists = listsAt({ addresses: [{ host: 'gateway', port: 8081 }], patienceMs: 20 });
    lists.keepFresh(async () => ['/api/products']);
    await expect(lists.refresh()).resolves.toBeUndefined();
    // A connection error without a listener would end the process here.
    await pause(60);
  });

  it('a refresh waits until the gateway closes the connection, because it stores the list after its last byte', async () => {
    let asked = '';
    let isStored = false;
    const gateway = createServer((socket) => {
      socket.once('data', (request) => {
        asked = request.toString();
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]');
        void pause(50).then(() => {
          isStored = true;
          socket.end();
        });
      });
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const { port } = gateway.address() as AddressInfo;
    const lists = listsAt({ addresses: [{ host: '127.0.0.1', port }], patienceMs: 3_000, listsPort: 3001 });
    lists.touch('/api/products?store=b');
    await lists.refresh();
    expect(isStored).toBe(true);
    expect(asked).toMatch(/^GET \/api\/products\?store=b HTTP\/1\.1\r\n[^]*x-lists-port: 3001\r\n/);
    gateway.close();
  });
});
