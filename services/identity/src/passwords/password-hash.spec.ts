import { describe, expect, it } from '@jest/globals';
import { hashPassword, passwordMatches } from './password-hash.js';

describe('a password hash', () => {
  it.each(['correct horse', ' spaces kept ', '密码🥬', 'x'.repeat(100)])(
    'fits %p and nothing else',
    async (password) => {
      const hash = await hashPassword(password);
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await passwordMatches(password, hash)).toBe(true);
      expect(await passwordMatches(`${password}x`, hash)).toBe(false);
      expect(await passwordMatches(password.slice(0, -1), hash)).toBe(false);
    },
  );

  it('hashing a password twice gives different hashes', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('composed and decomposed letters verify alike', async () => {
    expect(await passwordMatches('caf\u0065\u0301', await hashPassword('caf\u00e9'))).toBe(true);
  });

  it.each(['', 'none', '$argon2id$v=19$m=1,t=1,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
    'never fits %p',
    async (hash) => {
      expect(await passwordMatches('x', hash)).toBe(false);
    },
  );
});
