import { describe, expect, it } from '@jest/globals';
import { findAccount } from './engine-user.ts';

const ACCOUNTS = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\n';

describe('findAccount', () => {
  it('reads user and group of an account', () => {
    expect(findAccount(ACCOUNTS, 'nobody')).toEqual({ name: 'nobody', uid: 65534, gid: 65533 });
  });

  it('an unknown account is null', () => {
    expect(findAccount(ACCOUNTS, 'postgres')).toBeNull();
  });
});
