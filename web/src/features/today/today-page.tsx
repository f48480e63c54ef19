import type { StaffUser } from '@larder/contracts';
import { formatBoardTime } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { backupsQuery } from '../../shared/api/backups.ts';
import { settingsOf } from '../../shared/api/use-change-settings.ts';
import { AttentionList } from '../../shared/attention/attention-list.tsx';
import { useAttention } from '../../shared/attention/attention.ts';
import { StaffPage } from '../../shared/kit/staff-page.tsx';
import { useStoreScope } from '../../shared/kit/store-scope.tsx';
import { useZones } from '../../shared/kit/store-zones.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { pathInStore } from '../../shared/routing/store-path.ts';
import { isChainAdmin } from '../../shared/session/chain-admin.ts';
import { useNow } from '../../shared/time/use-time.ts';
import { shellTexts } from '../../texts/shell.ts';
import { todayTexts } from '../../texts/today.ts';
import { formatAgo } from '../../texts/words.ts';
import { ChangesCard } from './changes-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { TodayCard } from './today-card.tsx';
import { UndoCard } from './undo-card.tsx';

const CLOCK_MS = 30_000;
const OLD_MS = 24 * 3_600_000;

/** The start page of staff, by role. Every figure links to its list. */
export function TodayPage({ user }: { user: StaffUser }) {
  const now = useNow(CLOCK_MS);
  return (
    <StaffPage name="today" texts={todayTexts} className="grid-cols-1 gap-3">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <OrdersCard now={now} />
        <div className="grid grid-cols-1 gap-4 lg:row-span-2">
          <TodayCard title={shellTexts.attention}>
            <AttentionList {...useAttention(user)} />
          </TodayCard>
          <PricesCard now={now} />
          {isChainAdmin(user) && <BackupCard now={now} />}
          {user.role !== 'read-only' && <UndoCard user={user} now={now} />}
        </div>
        {user.role === 'admin' && <ChangesCard user={user} now={now} />}
      </div>
    </StaffPage>
  );
}

/** The time since which the prices of the selected store, or the default one, are current. */
function PricesCard({ now }: { now: Date }) {
  const { slug } = useStoreScope();
  const settings = useQuery(settingsOf(slug));
  const timeZone = useZones()(slug);
  const { prices } = todayTexts;
  const updated = settings.data?.lastUpdated ?? null;
  const isOld = updated !== null && now.getTime() - Date.parse(updated) > OLD_MS;
  return (
    <TodayCard title={prices.title} failed={settings.isError && settings.data === undefined ? prices.failed : null}>
      {settings.data !== undefined && (
        <CardLink to={pathInStore(PATHS.products.path, slug)} warns={isOld || updated === null}>
          {updated === null
            ? prices.never
            : prices.asOf(formatBoardTime(updated, timeZone), formatAgo(new Date(updated), now))}
          {isOld && ` ${prices.old}`}
        </CardLink>
      )}
    </TodayCard>
  );
}

function BackupCard({ now }: { now: Date }) {
  const backups = useQuery({ ...backupsQuery, refetchInterval: 300_000 });
  const { backup } = todayTexts;
  const newest = backups.data?.[0];
  const proven = backups.data?.find(({ rehearsal }) => rehearsal?.passed);
  const ago = (iso: string): string => formatAgo(new Date(iso), now);
  const sentence =
    newest === undefined
      ? backup.none
      : newest.rehearsal?.passed === false
        ? backup.failed
        : proven === undefined
          ? backup.unproven(ago(newest.created))
          : backup.proven(ago(proven.created));
  return (
    <TodayCard title={backup.title} failed={backups.isError && backups.data === undefined ? backup.loadFailed : null}>
      {backups.data !== undefined && (
        <CardLink to={`${PATHS.settings.path}?tab=database`} warns={proven === undefined || proven !== newest}>
          {sentence}
        </CardLink>
      )}
    </TodayCard>
  );
}

function CardLink({ to, warns, children }: { to: string; warns: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      className={`block min-h-11 border-l-4 px-4 py-2.5 hover:bg-sunken ${warns ? 'border-turmeric-ink bg-turmeric-tint' : 'border-good'}`}
    >
      {children}
    </Link>
  );
}
