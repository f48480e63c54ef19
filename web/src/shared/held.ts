/** A shared value of a page, with subscribers. */
export class Held<T> {
  private readonly listeners = new Set<() => void>();

  constructor(protected value: T) {}

  readonly current = (): T => this.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected hold(value: T): void {
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}
