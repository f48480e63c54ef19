export type EngineKind = 'postgres' | 'redis' | 'nginx' | 'chromium' | 'headless-shell' | 'kubectl' | 'fonts';

export interface EngineDescription {
  readonly title: string;
  /** Names of the program; the first one found is used. */
  readonly programs: readonly string[];
  /** Searched in addition to the PATH; a star matches one folder name, highest version first. */
  readonly folders: readonly string[];
  readonly versionArguments: readonly string[];
  /** What the program prints for its version; the first group is the version. */
  readonly answer: RegExp;
  readonly minimum: number;
  readonly packages: readonly string[];
}

const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'];

export const ENGINES: Readonly<Record<Exclude<EngineKind, 'fonts'>, EngineDescription>> = {
  postgres: {
    title: 'PostgreSQL 15 or newer',
    programs: ['postgres'],
    // Searched before the PATH: a copied `postgres` does not find its share files.
    folders: ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', ...SYSTEM_FOLDERS],
    versionArguments: ['--version'],
    answer: /^postgres \(PostgreSQL\) (\d+(?:\.\d+)?)/,
    minimum: 15,
    packages: ['postgresql'],
  },
  redis: {
    title: 'Redis 7 or newer',
    programs: ['redis-server'],
    folders: SYSTEM_FOLDERS,
    versionArguments: ['--version'],
    answer: /^Redis server v=(\d+\.\d+)/,
    minimum: 7,
    packages: ['redis-server'],
  },
  nginx: {
    title: 'nginx 1.22 or newer',
    programs: ['nginx'],
    folders: SYSTEM_FOLDERS,
    versionArguments: ['-v'],
    answer: /^nginx version: nginx\/(\d+\.\d+)/,
    minimum: 1.22,
    packages: ['nginx'],
  },
  chromium: {
    title: 'Chromium',
    programs: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    folders: SYSTEM_FOLDERS,
    versionArguments: ['--version'],
    answer: /^(?:Chromium|Google Chrome) (\d+)/,
    minimum: 111,
    packages: ['chromium'],
  },
  // Chromium without a window, a third cheaper per page: most browser tests use it.
  'headless-shell': {
    title: 'Chromium headless shell',
    programs: ['chromium-headless-shell'],
    folders: SYSTEM_FOLDERS,
    versionArguments: ['--version'],
    answer: /^(?:Chromium|Google Chrome for Testing) (\d+)/,
    minimum: 111,
    packages: ['chromium-headless-shell'],
  },
  kubectl: {
    title: 'kubectl 1.20 or newer',
    programs: ['kubectl'],
    folders: SYSTEM_FOLDERS,
    // Only the client's version: no cluster is contacted.
    versionArguments: ['version', '--client'],
    answer: /^Client Version: .*?v(\d+\.\d+)/,
    minimum: 1.2,
    packages: ['kubernetes-client'],
  },
};

/** For Chinese text in pages and PDFs. */
export const FONT_PACKAGES = ['fonts-noto-cjk'];
