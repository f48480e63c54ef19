import type { StaffUser } from '@larder/contracts';
import { Bell as BellIcon, BellRing } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { AttentionList } from '../../shared/attention/attention-list.tsx';
import { useAttention } from '../../shared/attention/use-attention.ts';
import { shellTexts } from '../../texts/shell.ts';

/** How many things need attention, coloured by the worst, and the list of them. */
export function Bell({ user }: { user: StaffUser }) {
  const { items } = useAttention(user);
  const [open, setOpen] = useState(false);
  const worst = items[0]?.tone;
  const Icon = worst === undefined ? BellIcon : BellRing;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="shell-icon relative" aria-label={shellTexts.bell(items.length)} data-worst={worst}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {worst !== undefined && (
          <span className="shell-count" data-tone={worst} aria-hidden>
            {items.length}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={shellTexts.attention}
          className="z-45 w-[min(360px,calc(100vw-16px))] rounded-control border border-edge bg-surface shadow-e2 focus-visible:shadow-e2"
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <h2 className="border-b border-hairline px-4 py-3 font-extrabold">{shellTexts.attention}</h2>
          {items.length === 0 ? (
            <p className="px-4 py-4 text-ink-2">{shellTexts.allWell}</p>
          ) : (
            <AttentionList items={items} className="max-h-[60dvh] overflow-y-auto" onOpen={() => setOpen(false)} />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
