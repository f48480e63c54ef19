import { hashPassword } from '../src/passwords/password-hash.js';

/** A hash of low cost, for tests with hundreds of attempts: the cost of a check is part of the hash. */
export const quickHash = async (password: string): Promise<string> =>
  await hashPassword(password, { memory: 64, passes: 1, parallelism: 1 });
