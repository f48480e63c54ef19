import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reasonTexts } from '../../texts/words.ts';
import { noticeOf, sentenceOf } from '../api/api-error.ts';
import { ErrorState } from '../ui/states.tsx';

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'error'> & { refetch: () => unknown };
  /** Shown until data has loaded: a sentence or a skeleton. */
  loading: ReactNode;
  /** The sentence for a failure without a reason from the server. */
  failed: string;
  /** Whether a failure is shown with a title and the reason. */
  titled?: boolean;
  children: (data: T) => ReactNode;
}

/** The server's sentence, or that it did not answer. */
export const reasonOf = (error: unknown): string => noticeOf(error, reasonTexts.unreachable);

/** Renders a query's data, or its loading state, or its error with a Retry button. */
export function Loaded<T>({ query, loading, failed, titled = false, children }: LoadedProps<T>) {
  const { data, isError, error } = query;
  if (data !== undefined) return children(data);
  if (!isError) {
    return typeof loading === 'string' ? <output className="late block py-8 text-ink-2">{loading}</output> : loading;
  }
  return (
    <ErrorState onRetry={() => void query.refetch()}>
      {titled ? (
        <>
          <p className="font-semibold">{failed}</p>
          <p className="wrap-anywhere">{reasonOf(error)}</p>
        </>
      ) : (
        sentenceOf(error, failed)
      )}
    </ErrorState>
  );
}
