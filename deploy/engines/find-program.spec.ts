import { describe, expect, it } from '@jest/globals';
import { ENGINES } from './engine-kinds.ts';
import { readVersion, searchFolders, versionNumber } from './find-program.ts';

describe('the version an engine prints', () => {
  it.each([
    ['postgres', 'postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)', 15.18],
    ['postgres', 'postgres (PostgreSQL) 17rc1', 17],
    ['redis', 'Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0 bits=64', 7],
    ['nginx', 'nginx version: nginx/1.22.1', 1.22],
    ['chromium', 'warning: no display\nChromium 156.0.8078.79 built on Debian', 156],
    ['chromium', 'Google Chrome 130.0.1', 130],
    ['kubectl', 'Client Version: version.Info{Major:"1", Minor:"20", GitVersion:"v1.20.2"}', 1.2],
    ['kubectl', 'Client Version: v1.32.4\nKustomize Version: v5.5.0', 1.32],
  ] as const)('%s: %s', (kind, output, version) => {
    expect(readVersion(ENGINES[kind], output)).toBe(version);
  });

  it.each([
    ['redis', 'Valkey server v=8.0.1'],
    ['chromium', 'Command requires the chromium snap to be installed.'],
    ['postgres', 'postgres: command not found'],
  ] as const)('%s: not from "%s"', (kind, output) => {
    expect(readVersion(ENGINES[kind], output)).toBeNull();
  });

  it('versions compare their second part as a number', () => {
    expect(versionNumber('1.9')).toBeLessThan(versionNumber('1.22'));
    expect(versionNumber('2.0')).toBeGreaterThan(versionNumber('1.22'));
  });
});

describe('the search for an engine', () => {
  it('programs are searched on the PATH before the usual folders, once each, never in a relative folder', () => {
    expect(searchFolders(['/usr/bin', '/usr/sbin'], '/opt/own:/usr/sbin:relative:')).toEqual([
      '/opt/own',
      '/usr/sbin',
      '/usr/bin',
    ]);
  });
});
