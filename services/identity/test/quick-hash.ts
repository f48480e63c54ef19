import { hashPassword } from '../src/passwords/password-hash.js';

/** A hash says what checking it costs. For tests that count hundreds of tries, whatever one costs. */
export const quickHash = async (password: string): Promise<string> =>
  await hashPassword(password, { memory: 64, passes: 1, parallelism: 1 });
