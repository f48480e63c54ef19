import { describe, expect, it } from '@jest/globals';
import { groupOf } from './launcher/process-group.ts';
import { birth } from './process-identity.mjs';

const after = (state: string): string => `${state} 7 4242 4242 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 11 0 987654 1000 200`;

describe('a process in /proc', () => {
  it("a process's start time is read past a name with brackets and spaces", () => {
    const stat = `4242 (nginx: (worker) 1) ${after('S')}`;
    expect(birth(stat)).toBe('987654');
    expect(groupOf(stat)).toBe(4242);
  });

  it('a zombie process has no identity', () => {
    expect(birth(`4242 (node) ${after('Z')}`)).toBeNull();
  });
});
