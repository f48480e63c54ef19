/**
 * What npm wrote about one package, in package-lock.json and in node_modules/.package-lock.json.
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean, dev?: boolean,
 *   devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether the installed packages match the lockfile. An optional package may be absent: it is for another platform.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | null} installed node_modules/.package-lock.json, null when there is none
 * @returns {boolean}
 */
export function isInstalled(wanted, installed) {
  if (installed?.packages === undefined) return false;
  const present = installed.packages;
  for (const [path, locked] of Object.entries(wanted.packages ?? {})) {
    if (!path.includes('node_modules/')) continue;
    const found = present[path];
    if (found === undefined) {
      if (locked.optional === true || locked.devOptional === true) continue;
      return false;
    }
    if (found.version !== locked.version || found.resolved !== locked.resolved) {
      if (locked.link !== true || found.link !== true) return false;
    }
  }
  return Object.keys(present).every((path) => !path.includes('node_modules/') || wanted.packages?.[path] !== undefined);
}

/**
 * The packages that lie inside a workspace's own folder, where a clean-up of that folder removes them.
 *
 * @param {Lockfile} wanted package-lock.json
 * @returns {string[]}
 */
export function workspacePackages(wanted) {
  return Object.entries(wanted.packages ?? {})
    .filter(
      ([path, { optional }]) =>
        path.includes('/node_modules/') && !path.startsWith('node_modules/') && optional !== true,
    )
    .map(([path]) => path);
}
