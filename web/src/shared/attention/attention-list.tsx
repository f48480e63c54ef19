import { CircleX, Info, TriangleAlert } from 'lucide-react';
import { languageOf } from '../chinese.ts';
import { Link } from '../routing/router.ts';
import type { AttentionItem } from './attention.ts';

const ICONS = { critical: CircleX, warning: TriangleAlert, info: Info } as const;

interface AttentionListProps {
  items: readonly AttentionItem[];
  className?: string;
  onOpen?: () => void;
}

/** Items that need attention, each with a link to the page that deals with it. */
export function AttentionList({ items, className, onOpen }: AttentionListProps) {
  return (
    <ul className={className}>
      {items.map(({ id, tone, text, to }) => {
        const Icon = ICONS[tone];
        return (
          <li key={id} className="border-t border-hairline first:border-t-0">
            <Link to={to} className="flex min-h-11 items-start gap-3 px-4 py-2.5 hover:bg-sunken" onClick={onOpen}>
              <Icon
                size={18}
                strokeWidth={1.75}
                className="attention-icon mt-0.5 flex-none"
                data-tone={tone}
                aria-hidden
              />
              <span lang={languageOf(text)} className="min-w-0 wrap-anywhere">
                {text}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
