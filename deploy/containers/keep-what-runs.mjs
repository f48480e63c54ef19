/**
 * Copies the files that a service needs at run time: compiled code of the service and the shared packages, and the files of
 * installed packages that Node reads. Types, sources, maps and manuals are a third of node_modules and are never read in a container.
 * Arguments: the service's name, the folder to fill.
 */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [service, target] = process.argv.slice(2);
const SHARED = ['kernel', 'contracts', 'platform'];
/** Node itself for the launcher of a bare machine: a container has one. */
const NOT_HERE = /^(node-linux-|\.bin$|\.cache$|\.package-lock\.json$)/;
const UNREAD = /(\.d\.[cm]?ts|\.[cm]?tsx?|\.map|\.flow|\.md|\.markdown|\.spec\.js)$/i;
const UNREAD_FOLDERS = new Set(['test', 'tests', '__tests__', 'docs', 'example', 'examples', '.github', 'coverage']);

const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
const isCode = (path) => !UNREAD.test(nameOf(path));
const isRead = (path) => isCode(path) && !UNREAD_FOLDERS.has(nameOf(path));

for (const folder of [`services/${service}`, ...SHARED.map((name) => `services/shared/${name}`)]) {
  cpSync(join(folder, 'package.json'), join(target, folder, 'package.json'));
  cpSync(join(folder, 'dist'), join(target, folder, 'dist'), { recursive: true, filter: isCode });
  // The demo's rows without its pictures, because real shops have theirs.
  const goods = join(folder, 'demo/goods.json');
  if (existsSync(goods)) cpSync(goods, join(target, goods));
  // A package's nested copy of a dependency that others need in another version.
  const own = join(folder, 'node_modules');
  if (existsSync(own)) cpSync(own, join(target, own), { recursive: true, filter: isRead, verbatimSymlinks: true });
}
cpSync('package.json', join(target, 'package.json'));
for (const name of readdirSync('node_modules')) {
  if (NOT_HERE.test(name)) continue;
  cpSync(join('node_modules', name), join(target, 'node_modules', name), {
    recursive: true,
    filter: isRead,
    verbatimSymlinks: true,
  });
}
// Removes links to workspaces that were not copied.
for (const name of readdirSync(join(target, 'node_modules/@larder'))) {
  if (!existsSync(join(target, 'node_modules/@larder', name))) rmSync(join(target, 'node_modules/@larder', name));
}
