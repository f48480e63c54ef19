import type { ParkedEvent } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { retryParked } from '../../../shared/api/system.ts';
import { systemKeys } from '../../../shared/query/system-keys.ts';
import { instantWords } from '../../../shared/time/time-words.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { servicesTexts } from '../../../texts/settings/performance.ts';

interface ParkedEventsProps {
  parked: readonly ParkedEvent[];
  timeZone: string;
}

/** What could not be applied, with the way to have it tried again. */
export function ParkedEvents({ parked, timeZone }: ParkedEventsProps) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: retryParked,
    meta: servicesTexts.retryToast,
    onSettled: () => client.invalidateQueries({ queryKey: systemKeys.systemQueues }),
  });
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{servicesTexts.parked}</h3>
      <p className="text-sm text-ink-2">{parked.length === 0 ? servicesTexts.parkedEmpty : servicesTexts.parkedHint}</p>
      {parked.length > 0 && (
        <ul className="plain-list" aria-label={servicesTexts.parked}>
          {parked.map((event) => {
            const { service, consumer, producer, number, type, subject, error, parkedAt, retryAskedAt } = event;
            return (
              <li key={`${service} ${consumer} ${producer} ${number}`} className="parked-event" data-parked={subject}>
                <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
                  <p>
                    <strong>{type}</strong> {subject}{' '}
                    <span className="text-ink-2">
                      · {consumer}, {service}
                    </span>
                  </p>
                  <p className="text-danger-ink">{error}</p>
                  <p className="text-sm text-ink-2">
                    {servicesTexts.parkedAt(instantWords(parkedAt, timeZone))}
                    {retryAskedAt !== null && ` · ${servicesTexts.retryAsked(instantWords(retryAskedAt, timeZone))}`}
                  </p>
                </div>
                <Button
                  aria-label={servicesTexts.retryLabel(type, subject)}
                  aria-disabled={retry.isPending}
                  onClick={() => !retry.isPending && retry.mutate({ service, consumer, producer, subject })}
                >
                  <RotateCw size={18} strokeWidth={1.75} aria-hidden />
                  {servicesTexts.retry}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
