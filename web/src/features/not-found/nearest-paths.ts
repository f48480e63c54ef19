import type { PagePath } from '../../shared/routing/paths.ts';

/** The pages whose paths are most like the one tried, best first. Those that have nothing in common stay out. */
export function nearestPaths(tried: string, pages: readonly PagePath[], limit = 3): PagePath[] {
  const wanted = tried.toLowerCase();
  return pages
    .map((page) => ({ page, distance: distanceTo(wanted, page.path) }))
    .filter(({ distance }) => distance <= Math.ceil(wanted.length / 2))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** A path below a known one is near to it, however long its end may be. */
function distanceTo(tried: string, path: string): number {
  return path !== '/' && tried.startsWith(`${path}/`) ? 0 : editDistance(tried, path);
}

/** How many letters must be added, dropped or exchanged to turn one text into the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const exchange = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(exchange, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
