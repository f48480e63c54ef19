import { CircleX, Info, TriangleAlert } from 'lucide-react';
import { shellTexts } from '../../texts/shell.ts';
import { languageOf } from '../chinese.ts';
import { Link } from '../routing/router.ts';
import { Alert } from '../ui/alert.tsx';
import type { Attention } from './attention.ts';

const ICONS = { critical: CircleX, warning: TriangleAlert, info: Info } as const;

interface AttentionListProps extends Attention {
  className?: string;
  onOpen?: () => void;
}

/** Items that need attention, each with a link to the page that deals with it, and what could not be loaded. */
export function AttentionList({ items, missing, className, onOpen }: AttentionListProps) {
  if (items.length + missing.length === 0) return <p className="px-4 py-3 text-ink-2">{shellTexts.allWell}</p>;
  return (
    <ul className={className}>
      {missing.map((source) => (
        <li key={source}>
          <Alert className="px-4 py-3">{shellTexts.missing[source]}</Alert>
        </li>
      ))}
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
