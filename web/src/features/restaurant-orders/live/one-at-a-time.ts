/** Runs `act`, never twice at once: calls that come while it runs lead to one more run when it is through. */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let running = false;
  let again = false;
  return async function run(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      do {
        again = false;
        // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is for
        await act();
      } while (again);
    } finally {
      running = false;
    }
  };
}
