import type { RecentError } from '@larder/contracts';
import { instantWords } from '../../../shared/time/time-words.ts';
import { servicesTexts } from '../../../texts/settings/performance.ts';

/** Requests that could not be answered. Their id finds the line in the log. */
export function RecentErrors({ errors, timeZone }: { errors: readonly RecentError[]; timeZone: string }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{servicesTexts.errors}</h3>
      {errors.length === 0 && <p className="text-ink-2">{servicesTexts.errorsEmpty}</p>}
      {errors.length > 0 && (
        <ul className="plain-list" aria-label={servicesTexts.errors}>
          {errors.map(({ service, requestId, method, path, status, at }) => (
            <li key={`${requestId} ${at}`} data-request={requestId}>
              <p className="[overflow-wrap:anywhere]">
                <strong>{status}</strong> {method} {path} <span className="text-ink-2">· {service}</span>
              </p>
              <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
                {instantWords(at, timeZone)} · {servicesTexts.requestId} <code>{requestId}</code>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
