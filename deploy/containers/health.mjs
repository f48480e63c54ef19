/** Ends with 0 when the service of this container is alive. */
const answer = await fetch(`http://127.0.0.1:${process.env.HTTP_PORT}/internal/live`, {
  signal: AbortSignal.timeout(2_500),
}).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
