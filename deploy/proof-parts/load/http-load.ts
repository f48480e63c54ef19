import autocannon from 'autocannon';

interface Load {
  readonly count: number;
  readonly connections: number;
  /** Creates each JSON POST; without it the load is GETs. */
  readonly makePost?: () => { headers: Readonly<Record<string, string>>; body: object };
  readonly answered?: (tookMs: number) => void;
}

/**
 * One request at a time on each keep-alive connection, to the paths in turn.
 * @returns milliseconds to the last answer (autocannon ends only at full seconds).
 * @throws for unexpected statuses or broken connections.
 */
export async function load(
  port: number,
  paths: string | readonly string[],
  { count, connections, makePost, answered }: Load,
): Promise<number> {
  const expected = makePost === undefined ? 200 : 201;
  const refused = new Map<number, number>();
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    amount: count,
    connections,
    requests: [paths].flat().map((path) => ({
      method: makePost === undefined ? 'GET' : 'POST',
      path,
      headers: { host: `localhost:${port}`, 'accept-encoding': 'gzip' },
      ...(makePost === undefined
        ? {}
        : {
            setupRequest: (request: autocannon.Request) => {
              const { headers, body } = makePost();
              const all = { ...request.headers, ...headers, 'content-type': 'application/json' };
              return { ...request, headers: all, body: JSON.stringify(body) };
            },
          }),
    })),
  };
  const startedAt = performance.now();
  let lastAt = startedAt;
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error as Error) : resolve(result)));
    running.on('response', (_client, status, _bytes, tookMs) => {
      lastAt = performance.now();
      if (status !== expected) refused.set(status, (refused.get(status) ?? 0) + 1);
      answered?.(tookMs);
    });
  });
  if (errors > 0) throw new Error(`${errors} of ${count} requests to ${[paths].flat()[0]} broke off.`);
  if (refused.size > 0) {
    const counts = [...refused].map(([status, times]) => `${status} × ${times}`);
    throw new Error(
      `Of ${count} requests to ${[paths].flat()[0]} some were not answered with ${expected}: ${counts.join(', ')}.`,
    );
  }
  return lastAt - startedAt;
}
