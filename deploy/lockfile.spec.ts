import { describe, expect, it } from '@jest/globals';
import { isInstalled, workspacePackages } from './lockfile.mjs';

const locked = {
  '': { version: '1.0.0' },
  deploy: { version: '0.1.0' },
  'node_modules/@larder/deploy': { resolved: 'deploy', link: true },
  'node_modules/pg': { version: '8.0.0', resolved: 'pg-8.0.0.tgz' },
  'node_modules/for-another-platform': { version: '1.0.0', optional: true },
};
const installed = {
  deploy: { version: '0.1.0' },
  'node_modules/@larder/deploy': { resolved: 'deploy', link: true },
  'node_modules/pg': { version: '8.0.0', resolved: 'pg-8.0.0.tgz' },
};

describe('isInstalled', () => {
  it('an installation that matches the lockfile is complete', () => {
    expect(isInstalled({ packages: locked }, { packages: installed })).toBe(true);
  });

  it.each([
    ['nothing is installed', null],
    ['a package is missing', { 'node_modules/@larder/deploy': installed['node_modules/@larder/deploy'] }],
    [
      'a package has another version',
      { ...installed, 'node_modules/pg': { version: '8.0.1', resolved: 'pg-8.0.0.tgz' } },
    ],
    ['a package came from elsewhere', { ...installed, 'node_modules/pg': { version: '8.0.0', resolved: 'mine.tgz' } }],
    ['a package is there that the lockfile does not know', { ...installed, 'node_modules/left': { version: '1.0.0' } }],
  ])('an installation is incomplete when %s', (_case, packages) => {
    expect(isInstalled({ packages: locked }, packages === null ? null : { packages })).toBe(false);
  });
});

describe('workspacePackages', () => {
  it("packages inside a workspace's own folder are listed", () => {
    const packages = {
      ...locked,
      'services/catalog/node_modules/pg': { version: '7.0.0' },
      'services/catalog/node_modules/other-platform': { version: '7.0.0', optional: true },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
    };
    expect(workspacePackages({ packages })).toEqual(['services/catalog/node_modules/pg']);
  });
});
