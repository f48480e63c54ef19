import { Client, type ClientConfig } from 'pg';
import { queryFigures } from '../measures/query-figures.js';

/**
 * Cuts the connection when a query times out: the pool would reuse it with the query still pending, and every later
 * request would wait behind it. Also counts queries, for the figures.
 */
export class SeveringClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...values: unknown[]) => unknown;
    const severing = (...values: unknown[]): unknown => {
      const callback = values.at(-1);
      if (typeof callback === 'function') {
        const answered = callback as (error: Error | null, ...rest: unknown[]) => void;
        const counted = queryFigures.sent();
        values[values.length - 1] = (error: Error | null, ...rest: unknown[]): void => {
          counted();
          if (isSilence(error)) this.sever();
          answered(error, ...rest);
        };
        return query(...values);
      }
      const answer = query(...values);
      if (answer instanceof Promise) {
        const counted = queryFigures.sent();
        answer.then(counted, (error: unknown) => {
          counted();
          if (isSilence(error)) this.sever();
        });
      }
      return answer;
    };
    this.query = severing as typeof this.query;
  }

  private sever(): void {
    const inside = this as unknown as { _queryable: boolean; connection: { stream: { destroy(): void } } };
    // The pool checks this on release, before the socket has closed.
    inside._queryable = false;
    inside.connection.stream.destroy();
  }
}

const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
