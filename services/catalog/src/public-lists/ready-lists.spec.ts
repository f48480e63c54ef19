import { describe, expect, it } from '@jest/globals';
import type { Row } from './ready-bytes.js';
import { ReadyLists } from './ready-lists.js';

interface Snapshot {
  revision: number;
}

class Lists extends ReadyLists<'all', Snapshot> {
  now = 1;
  protected readonly paths = new Map([['all', '/all']] as const);

  protected async revision(): Promise<number> {
    return this.now;
  }

  protected async snapshot(): Promise<Snapshot> {
    return { revision: this.now };
  }

  protected content({ revision }: Snapshot): Row[] {
    return [{ id: `row of revision ${revision}` }];
  }

  protected touched(): Iterable<'all'> {
    return this.paths.keys();
  }
}

describe('a list that is read', () => {
  it('a list that changes while it is being compressed is served in its new state', async () => {
    const lists = new Lists();
    const reading = lists.readList('all');
    // Reading the revision takes some turns of the event loop, the compression a thread.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    lists.now = 2;
    expect((await reading).revision).toBe(2);
  });
});

describe('a list that was sent', () => {
  it('a list that was sent is known by path and revision', async () => {
    const lists = new Lists();
    (await lists.readList('all')).sent('lists', '10.0.0.1', 0);
    (await lists.readList('all')).sent('revisions', '10.0.0.2', 0);
    expect(lists.isSent('/all', 1, '10.0.0.1')).toBe(true);
    expect(lists.isSent('/all', 1, '10.0.0.2')).toBe(false);
    expect(lists.isSent('/all', 2, '10.0.0.1')).toBe(false);
    expect(lists.isSent('/other', 1, '10.0.0.1')).toBe(false);
  });
});
