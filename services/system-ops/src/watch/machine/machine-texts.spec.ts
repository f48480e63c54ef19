import { describe, expect, it } from '@jest/globals';
import {
  parseCpuMax,
  parseCpuStat,
  parseEstablished,
  parseInactiveFile,
  parseMeminfo,
  parseNetDev,
  parseProcStat,
  parseTemperature,
} from './machine-texts.js';

describe('the figures of Linux', () => {
  it('time spent waiting for a disk is idle, stolen time is not', () => {
    expect(parseProcStat('cpu  100 10 50 800 40 0 5 35 0 0\ncpu0 1 1 1 1\nintr 5\n')).toEqual({
      busy: 200,
      total: 1040,
    });
    expect(parseProcStat('intr 5\n')).toBeNull();
  });

  it('the processor limit of a container is read from cpu.max', () => {
    expect(parseCpuMax('150000 100000\n')).toBe(1.5);
    expect(parseCpuMax('max 100000\n')).toBeNull();
    expect(parseCpuStat('usage_usec 81234\nuser_usec 5\n')).toBe(81_234);
    expect(parseCpuStat('')).toBeNull();
  });

  it('memory that is available to programs does not count as used', () => {
    expect(parseMeminfo('MemTotal:       1000 kB\nMemFree:  10 kB\nMemAvailable:    400 kB\n')).toEqual({
      used: 600 * 1024,
      total: 1000 * 1024,
    });
    expect(parseMeminfo('MemTotal: 1000 kB\n')).toBeNull();
    expect(parseInactiveFile('anon 1\ninactive_file 4096\n')).toBe(4096);
    expect(parseInactiveFile('cache 1\ntotal_inactive_file 99\n')).toBe(99);
    expect(parseInactiveFile('')).toBe(0);
  });

  it('bytes of all interfaces are summed, except the loopback', () => {
    const text = `Inter-|   Receive                                                |  Transmit
 face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
    lo:  500000    100    0    0    0     0          0         0   500000    100    0    0    0     0       0          0
  eth0: 1200 3 0 0 0 0 0 0 340 2 0 0 0 0 0 0
  eth1:7 1 0 0 0 0 0 0 3 1 0 0 0 0 0 0
`;
    expect(parseNetDev(text)).toEqual({ received: 1207, sent: 343 });
  });

  it('established connections are read from the Tcp line', () => {
    const text = `Ip: Forwarding DefaultTTL
Ip: 1 64
Tcp: RtoAlgorithm MaxConn EstabResets CurrEstab InSegs
Tcp: 1 -1 3529 20041 52007073
Udp: InDatagrams
Udp: 12
`;
    expect(parseEstablished(text)).toBe(20_041);
    expect(parseEstablished('')).toBe(0);
    expect(parseEstablished('Tcp: InSegs\nTcp: 1')).toBe(0);
  });

  it('a temperature is in degrees, and impossible ones are dropped', () => {
    expect(parseTemperature('48500\n')).toBe(48.5);
    expect(parseTemperature('-274000')).toBeNull();
    expect(parseTemperature('')).toBeNull();
  });
});
