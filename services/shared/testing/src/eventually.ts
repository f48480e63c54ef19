/** Waits until `check` stops throwing, and answers what it returned; rethrows its last error when time is up. */
export async function eventually<T>(check: () => T | Promise<T>, patienceMs = 15_000): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
