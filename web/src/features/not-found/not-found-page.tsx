import type { StaffUser } from '@larder/contracts';
import { type PagePath, PATHS } from '../../shared/routing/paths.ts';
import { Link, useLocation } from '../../shared/routing/router.ts';
import { isChainAdmin } from '../../shared/session/chain-admin.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { LanguageChoice } from '../../shared/ui/language-choice.tsx';
import { LANGUAGE } from '../../texts/language.ts';
import { notFoundTexts } from '../../texts/not-found.ts';
import styles from './not-found.module.css';

/** The pages with paths most similar to the requested one, best first; dissimilar ones are left out. */
export function nearestPaths(tried: string, pages: readonly PagePath[], limit = 3): PagePath[] {
  const wanted = tried.toLowerCase();
  return pages
    .map((page) => ({ page, distance: distanceTo(wanted, page.path) }))
    .filter(({ distance }) => distance <= Math.ceil(wanted.length / 2))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** A path below a known one is close to it, however long its end is. */
function distanceTo(tried: string, path: string): number {
  return path !== '/' && tried.startsWith(`${path}/`) ? 0 : editDistance(tried, path);
}

/** The number of letters to add, drop or replace to turn one text into the other. */
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

export function NotFoundPage() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const open = Object.values<PagePath>(PATHS).filter(({ access }) => access === 'public' || mayOpen(access, user));
  // These two are always linked.
  const linked: readonly string[] = [PATHS.board.path, PATHS.status.path];
  const names: Readonly<Record<string, string>> = notFoundTexts.pages;
  const nearest = nearestPaths(pathname, open).filter(({ path }) => !linked.includes(path));
  return (
    <main id="main" className="grid min-h-dvh content-center justify-items-center px-4 py-10">
      <title>{notFoundTexts.title}</title>
      {!pathname.startsWith(PATHS.products.path) && <LanguageChoice className="absolute top-2 right-2" />}
      <div className="grid w-full max-w-xl justify-items-center">
        <div className={`${styles.shelfTag} top-tag bg-ink p-px`}>
          <div className="top-tag grid justify-items-center gap-3 bg-surface px-8 pt-6 pb-10 text-center">
            <span aria-hidden className="size-4 rounded-full border border-ink bg-paper" />
            <h1 tabIndex={-1} className="pt-2 text-3xl font-extrabold md:text-4xl">
              {notFoundTexts.title}
            </h1>
            <p className="text-ink-2">{notFoundTexts.body}</p>
            <p className="max-w-full border-y border-hairline px-2 py-1.5 font-semibold wrap-anywhere">{pathname}</p>
            {nearest.length > 0 && (
              <p className="flex flex-wrap justify-center gap-x-3">
                {notFoundTexts.nearest}
                {nearest.map(({ path, name }) => (
                  // The back office is in another language when this page is Chinese.
                  <Link
                    key={path}
                    to={path}
                    reloadDocument={LANGUAGE !== 'en'}
                    className="font-semibold text-link underline underline-offset-4"
                  >
                    {names[path] ?? name}
                  </Link>
                ))}
              </p>
            )}
            <Link to={PATHS.board.path} className="button mt-2" data-tone="primary">
              {notFoundTexts.home}
            </Link>
            <Link
              to={PATHS.status.path}
              className="-mb-4 inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {notFoundTexts.status}
            </Link>
          </div>
        </div>
        <div aria-hidden className={`${styles.shelfEdge} w-full`} />
      </div>
    </main>
  );
}

function mayOpen(access: PagePath['access'], user: StaffUser | null): boolean {
  return user !== null && (access === 'staff' || isChainAdmin(user));
}
