import type { AuditGroup, StaffUser } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { staffQuery } from '../../shared/api/staff-query.ts';
import { deviceStore } from '../../shared/browser-storage.ts';
import { useZones } from '../../shared/kit/store-zones.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { formatInstant } from '../../shared/time/format-time.ts';
import { auditTexts } from '../../texts/settings/audit.ts';
import { todayTexts } from '../../texts/today.ts';
import { formatAgo } from '../../texts/words.ts';
import { readVisit, visitAt } from './model/changes-since.ts';
import { TodayCard } from './today-card.tsx';

const { changes: texts } = todayTexts;

const EVERY_MS = 60_000;
const SEEN_EVERY_MS = 60_000;

const changesQuery = (since: string) => {
  const query = new URLSearchParams({ since }).toString();
  return staffQuery<AuditGroup[]>(staffKeys.auditLog(`today ${query}`), `/api/admin/system/audit/summary?${query}`);
};

/** Changes by others since the user's last visit, for administrators. */
export function ChangesCard({ user, now }: { user: StaffUser; now: Date }) {
  const since = useLastVisit(user.id);
  const timeZone = useZones()(null);
  const { data: groups, isError } = useQuery({ ...changesQuery(since), refetchInterval: EVERY_MS });
  return (
    <TodayCard
      title={texts.title}
      aside={<p className="text-sm text-ink-2">{texts.since(formatInstant(since, timeZone))}</p>}
      failed={isError && groups === undefined ? texts.failed : null}
    >
      {groups === undefined ? (
        <output className="late block px-4 py-3 text-ink-2">{texts.loading}</output>
      ) : groups.length === 0 ? (
        <p className="px-4 py-3 text-ink-2">{texts.none}</p>
      ) : (
        <ul>
          {groups.map((group) => (
            <ChangeRow key={`${group.user} ${group.kind}`} group={group} now={now} />
          ))}
        </ul>
      )}
    </TodayCard>
  );
}

function ChangeRow({ group: { user, kind, count, at }, now }: { group: AuditGroup; now: Date }) {
  const query = new URLSearchParams({ tab: 'security', view: 'audit', ...(user === null ? {} : { user }), kind });
  const kinds: Readonly<Record<string, string>> = auditTexts.kinds;
  return (
    <li className="border-t border-hairline first:border-t-0">
      <Link
        to={`${PATHS.settings.path}?${query}`}
        className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-sunken"
      >
        <span className="font-semibold wrap-anywhere">{user ?? texts.system}</span>
        <span className="min-w-0 flex-1 wrap-anywhere">{kinds[kind] ?? kind}</span>
        <span className="text-sm text-ink-2">{texts.count(count)}</span>
        <span className="text-sm text-ink-2">{formatAgo(new Date(at), now)}</span>
      </Link>
    </li>
  );
}

/** When this user's previous visit ended. Stored per user and device. */
function useLastVisit(userId: string): string {
  const key = `larder.visit.${userId}`;
  const [{ since }] = useState(() => visitAt(new Date(), readVisit(deviceStore.read(key))));
  useEffect(() => {
    const keep = (): void => deviceStore.write(key, JSON.stringify({ since, seen: new Date().toISOString() }));
    keep();
    const timer = setInterval(keep, SEEN_EVERY_MS);
    return () => clearInterval(timer);
  }, [key, since]);
  return since;
}
