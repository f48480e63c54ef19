import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { holdLock } from '../hold-lock.mjs';
import { hasChineseFont, writeFontConfiguration } from './chinese-fonts.ts';
import { unpackDebianTree } from './debian-tree.ts';
import { ENGINES, FONT_PACKAGES, type EngineDescription, type EngineKind } from './engine-kinds.ts';
import { engineUser } from './engine-user.ts';
import { findProgram, isNewEnough, searchFolders } from './find-program.ts';
import { SetUpError } from './set-up-error.ts';
import { writeWrapper } from './wrapper.ts';

export interface EngineSetUp {
  readonly folder: string;
  readonly say: (sentence: string) => void;
}

type Program = Exclude<EngineKind, 'fonts'>;

/** Uses the machine's programs, or unpacks them from Debian's packages. */
export async function setUpEngines<K extends Program>(
  kinds: readonly K[],
  setUp: EngineSetUp,
): Promise<Record<K, string>> {
  mkdirSync(setUp.folder, { recursive: true });
  const programs: Partial<Record<K, string>> = {};
  for (const kind of kinds) programs[kind] = await setUpEngine(kind, setUp);
  return programs as Record<K, string>;
}

async function setUpEngine(kind: Program, setUp: EngineSetUp): Promise<string> {
  const program = findOwn(kind) ?? (await unpackProgram(kind, setUp));
  return isBrowser(kind) ? withChineseFonts(kind, program, setUp) : program;
}

function findOwn(kind: Program): string | null {
  const engine = ENGINES[kind];
  const folders = searchFolders(engine.folders, process.env['PATH'] ?? '');
  return findProgram(
    engine.programs,
    folders,
    (program) => isNewEnough(engine, program) && (kind !== 'postgres' || isWholePostgres(program)),
  );
}

/** A copied `postgres` prints its version but cannot create a database. */
function isWholePostgres(postgres: string): boolean {
  const initdb = join(dirname(postgres), 'initdb');
  const user = engineUser();
  const shown = spawnSync(initdb, ['--show', '--pgdata', '/nonexistent'], {
    encoding: 'utf8',
    timeout: 20_000,
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
  });
  const bki = /^POSTGRES_BKI=(.+)$/m.exec(`${shown.stdout}\n${shown.stderr}`)?.[1];
  return shown.status === 0 && bki !== undefined && existsSync(bki);
}

async function unpackProgram(kind: Program, setUp: EngineSetUp): Promise<string> {
  const engine = ENGINES[kind];
  const tree = await unpack(kind, engine.packages, engine.title, setUp);
  const found = tree === null ? null : findInTree(engine, kind, tree, setUp.folder);
  if (found === null) {
    throw new SetUpError(
      `Larder needs ${engine.title} and found none; install it (on Debian or Ubuntu: apt-get install ${engine.packages.join(' ')}) and start again.`,
    );
  }
  return found;
}

function findInTree(engine: EngineDescription, kind: Program, tree: string, folder: string): string | null {
  const environment = { LD_LIBRARY_PATH: libraryFolders(tree).join(delimiter) };
  // Debian's /usr/bin/chromium is a script that expects /etc and /usr; the program itself does not.
  const places = isBrowser(kind) ? ['/usr/lib/chromium'] : engine.folders;
  const wrap = (program: string): string =>
    writeWrapper(join(folder, `${kind}-bin`, basename(program)), program, environment);
  const folders = searchFolders(
    places.map((place) => tree + place),
    '',
  );
  // Asked through a wrapper, as the program may not start without its libraries.
  const candidate = findProgram(engine.programs, folders, (program) => isNewEnough(engine, wrap(program)));
  if (candidate === null) return null;
  if (kind === 'postgres') wrap(join(dirname(candidate), 'initdb'));
  return wrap(candidate);
}

const isBrowser = (kind: Program): boolean => kind === 'chromium' || kind === 'headless-shell';

async function withChineseFonts(kind: Program, browser: string, setUp: EngineSetUp): Promise<string> {
  const ownTree = join(setUp.folder, 'chromium');
  const trees = existsSync(ownTree) ? [ownTree] : [];
  if (!hasChineseFont()) {
    const fonts = await unpack('fonts', FONT_PACKAGES, 'a font with Chinese glyphs', setUp);
    if (fonts === null) {
      throw new SetUpError(
        `Chromium has no font with Chinese glyphs here; install one (on Debian or Ubuntu: apt-get install ${FONT_PACKAGES.join(' ')}) and start again.`,
      );
    }
    trees.push(fonts);
  }
  if (trees.length === 0) return browser;
  const environment = { FONTCONFIG_FILE: writeFontConfiguration(setUp.folder, trees) };
  return writeWrapper(join(setUp.folder, `${kind}-with-fonts`), browser, environment);
}

async function unpack(
  kind: EngineKind,
  packages: readonly string[],
  title: string,
  setUp: EngineSetUp,
): Promise<string | null> {
  return holdLock(join(setUp.folder, 'unpack.lock'), () => {
    if (!existsSync(join(setUp.folder, kind, 'whole'))) setUp.say(`Unpacking ${title} from Debian's packages ...`);
    return unpackDebianTree(setUp.folder, kind, packages);
  });
}

const DEPTH = 4;

function libraryFolders(tree: string): string[] {
  return ['usr/lib', 'lib'].flatMap((folder) => withLibraries(join(tree, folder), DEPTH));
}

function withLibraries(folder: string, depth: number): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  const own = entries.some((entry) => /^lib.+\.so(\.\d+)*$/.test(entry.name)) ? [folder] : [];
  const below = depth === 0 ? [] : entries.filter((entry) => entry.isDirectory());
  return [...own, ...below.flatMap((entry) => withLibraries(join(folder, entry.name), depth - 1))];
}
