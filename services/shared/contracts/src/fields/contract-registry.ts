const contracts = new WeakSet<object>();

/** Marks a class as a contract. Called by every field decorator. */
export function registerContract(prototype: object): void {
  contracts.add(prototype.constructor);
}

/** Whether a class is a contract; the platform refuses to boot on a body, query or parameter that is not one. */
export function isContract(candidate: unknown): boolean {
  return typeof candidate === 'function' && contracts.has(candidate);
}
