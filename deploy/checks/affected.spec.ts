import { describe, expect, it } from '@jest/globals';
import { decideScope, EVERYTHING } from './affected.ts';

const JOURNEYS = ['rebates', 'users.e2e.ts'];
const scopeOf = (files: string[], projects: string[]) =>
  decideScope(files, projects, (path) => JOURNEYS.includes(path));

describe('what npm test -- --changed runs', () => {
  it('runs only static checks and unit tests for a change of documents', () => {
    const scope = scopeOf(['README.md', 'services/docs/architecture.md'], []);
    expect(scope).toMatchObject({ projects: [], journeys: [], shortForms: [], needsSystem: false });
  });

  it('runs only the browser tests of a feature when only the feature changed', () => {
    const files = [
      'web/src/features/rebates/rebates-page.tsx',
      'web/src/texts/users.ts',
      'web/e2e/rebates/list.e2e.ts',
    ];
    expect(scopeOf(files, ['@larder/web'])).toMatchObject({
      projects: ['@larder/web'],
      journeys: ['rebates/', 'users'],
    });
  });

  it('runs the journeys of both boards for the terminal, whose folder is named differently', () => {
    expect(scopeOf(['web/src/features/terminal/flap.tsx'], ['@larder/web']).journeys).toEqual(['signage/']);
  });

  it('runs all browser tests when a part of the web changed that every page uses', () => {
    const scope = scopeOf(['web/src/shared/ui/button.tsx', 'web/src/features/rebates/a.ts'], ['@larder/web']);
    expect(scope.journeys).toBeUndefined();
  });

  it('runs all browser tests for a feature whose journeys it cannot find', () => {
    expect(scopeOf(['web/src/features/new-thing/a.ts'], ['@larder/web']).journeys).toBeUndefined();
  });

  it('runs the API journeys, all browser tests and all short forms when a service changed', () => {
    const scope = scopeOf(['services/catalog/src/main.ts'], ['@larder/catalog']);
    expect(scope).toEqual({
      summary: 'Projects that the change affects: @larder/catalog.',
      projects: ['@larder/catalog', '@larder/journeys'],
      needsSystem: true,
    });
  });

  it('tests the deployment when a manifest of the cluster changed, which belongs to no project', () => {
    expect(scopeOf(['k8s/base/gateway.yaml'], []).projects).toContain('@larder/deploy');
  });

  it('runs everything when a file of the root changed, such as the lockfile', () => {
    expect(scopeOf(['package-lock.json'], [])).toBe(EVERYTHING);
  });
});
