import type { StaffUser } from '@larder/contracts';
import { formatBoardTime, ROLE_LABELS } from '@larder/kernel';
import { Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';
import { userTexts } from '../../texts/users.ts';

interface UserRowProps {
  user: StaffUser;
  /** The row of whoever is signed in: it cannot be deleted. */
  own: boolean;
  timeZone: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function UserRow({ user, own, timeZone, onEdit, onDelete }: UserRowProps) {
  const day = formatBoardTime(user.createdAt, timeZone).slice(0, 10);
  return (
    <li data-user={user.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2">
      <div className="grid min-w-0 flex-1 basis-28">
        <p className="font-semibold break-words">
          {user.username} {own && <span className="font-normal text-ink-2">{userTexts.you}</span>}
        </p>
        <p className="text-sm text-ink-2">
          <time dateTime={user.createdAt}>{userTexts.created(day)}</time>
        </p>
      </div>
      <Badge tone={user.role === 'admin' ? 'good' : user.role === 'order' ? 'info' : 'quiet'}>
        {ROLE_LABELS[user.role]}
      </Badge>
      <span className="flex w-24 justify-end">
        <button type="button" className="icon-button" aria-label={userTexts.edit(user.username)} onClick={onEdit}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden />
        </button>
        {own ? (
          <span className="size-11">
            <span className="sr-only">{userTexts.ownAccount}</span>
          </span>
        ) : (
          <button
            type="button"
            className="icon-button text-price"
            aria-label={userTexts.remove(user.username)}
            onClick={onDelete}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </span>
    </li>
  );
}
