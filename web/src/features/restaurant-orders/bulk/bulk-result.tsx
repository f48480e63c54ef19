import { X } from 'lucide-react';
import { IconButton } from '../../../shared/ui/button.tsx';
import { bulkTexts } from '../../../texts/restaurant-orders/bulk.ts';
import type { RunResult } from './run-in-batches.ts';

/** Failures that are named; more of them would bury the list. */
const NAMED = 20;

interface BulkResultProps {
  result: RunResult;
  onClose: () => void;
}

/** What did not go through, by its name, until it is read. A run without failures has said so already. */
export function BulkResult({ result: { failed, left }, onClose }: BulkResultProps) {
  if (failed.length === 0 && left.length === 0) return null;
  return (
    <div className="problem-notice" role="alert">
      <div className="grid min-w-0 flex-1 gap-1">
        {left.length > 0 && <p className="font-semibold">{bulkTexts.stopped(left.length)}</p>}
        {failed.length > 0 && (
          <>
            <p className="font-semibold">{bulkTexts.failures(failed.length)}</p>
            <ul className="grid gap-1">
              {failed.slice(0, NAMED).map(({ item, reason }) => (
                <li key={item.id} className="wrap-anywhere">
                  <span className="font-code text-[0.875rem] font-bold whitespace-nowrap">{item.orderNumber}</span>{' '}
                  {item.restaurantName}: {reason}
                </li>
              ))}
              {failed.length > NAMED && <li>{bulkTexts.andMore(failed.length - NAMED)}</li>}
            </ul>
          </>
        )}
      </div>
      <IconButton icon={X} label={bulkTexts.closeResult} className="-my-2" onClick={onClose} />
    </div>
  );
}
