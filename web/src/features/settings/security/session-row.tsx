import type { OpenSession } from '@larder/contracts';
import { relativeTime, ROLE_LABELS } from '@larder/kernel';
import { instantWords } from '../../../shared/time/time-words.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { securityTexts } from '../../../texts/settings/security.ts';
import { deviceWords } from './device-words.ts';

interface SessionRowProps {
  session: OpenSession;
  now: Date;
  timeZone: string;
  onEnd: () => void;
}

export function SessionRow({ session, now, timeZone, onEnd }: SessionRowProps) {
  const device = deviceWords(session.userAgent);
  return (
    <li data-session={session.id} className="session-row">
      <div className="grid min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {session.username} <span className="font-normal text-ink-2">{ROLE_LABELS[session.role]}</span>
        </p>
        <p className="[overflow-wrap:anywhere]" title={session.userAgent ?? undefined}>
          {device} <span className="text-ink-2">· {session.address ?? securityTexts.noAddress}</span>
        </p>
        <p className="text-sm text-ink-2">
          {securityTexts.lastUsed(relativeTime(new Date(session.lastSeenAt), now))}
          {' · '}
          {securityTexts.openedAt(instantWords(session.openedAt, timeZone))}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="good">{securityTexts.thisDevice}</Badge>
      ) : (
        <Button aria-label={securityTexts.revokeLabel(session.username, device)} onClick={onEnd}>
          {securityTexts.revoke}
        </Button>
      )}
    </li>
  );
}
