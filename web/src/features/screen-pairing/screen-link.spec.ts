import { describe, expect, it } from '@jest/globals';
import type { ScreenAssignment } from '@larder/contracts';
import type { TextStore } from '../../shared/browser-storage.ts';
import { ScreenLink } from './screen-link.ts';

const KEY = 'k'.repeat(43);
const SCREEN: ScreenAssignment = {
  id: '1',
  name: 'Counter',
  store: 'main',
  board: 'meatprices',
  meatBoard: null,
  terminal: null,
};

interface SentRequest {
  path: string;
  method: string;
  key: string | null;
  revision: number | null;
}

/** A fake server with queued answers, a storage that survives reloads, and a clock of beats. */
class Bench {
  readonly requests: SentRequest[] = [];
  readonly kept = new Map<string, string>();
  private readonly answers: (readonly [status: number, body: unknown] | Error)[] = [];
  private now = 0;
  link: ScreenLink;

  constructor(linkKey: string | null = null) {
    this.link = this.open(linkKey);
  }

  open(linkKey: string | null = null): ScreenLink {
    const storage: TextStore = {
      read: (key) => this.kept.get(key) ?? null,
      write: (key, text) => void (text === null ? this.kept.delete(key) : this.kept.set(key, text)),
    };
    this.link = new ScreenLink((path, init) => this.answer(path, init), storage, linkKey);
    return this.link;
  }

  will(...answers: (readonly [status: number, body: unknown] | Error)[]): void {
    this.answers.push(...answers);
  }

  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      this.now += 1_000;
      this.link.onBeat({ steadyMs: this.now, wallMs: this.now, woke: false });
      await settled();
    }
  }

  private answer(path: string, { method, headers, body }: RequestInit): Promise<Response> {
    const key = new Headers(headers).get('x-screen-key');
    const revision = body === undefined ? null : (JSON.parse(body as string) as { revision: number }).revision;
    this.requests.push({ path, method: method ?? 'GET', key, revision });
    const next = this.answers.length > 1 ? this.answers.shift() : this.answers[0];
    if (next === undefined || next instanceof Error) return Promise.reject(next ?? new Error('away'));
    return Promise.resolve(Response.json(next[1], { status: next[0] }));
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const begun = [201, { key: KEY, code: 'ACDEFG', codeExpiresAt: null, screen: null }] as const;
const waiting = [200, { code: 'ACDEFG', codeExpiresAt: null, screen: null }] as const;
const paired = [200, { code: null, codeExpiresAt: null, screen: SCREEN }] as const;
const forgotten = [404, { code: 'not_found', message: 'Gone.', error: 'Gone.', requestId: '' }] as const;

describe('a screen', () => {
  it('an unpaired screen shows a code, asks every two seconds, and shows its board once paired', async () => {
    const bench = new Bench();
    bench.will(begun, waiting, paired);
    await bench.pass(1);
    expect(bench.link.current()).toEqual({ kind: 'code', code: 'ACDEFG', isAway: false });
    await bench.pass(4);
    expect(bench.link.current()).toEqual({ kind: 'paired', screen: SCREEN });
    expect(bench.requests.slice(0, 3).map(({ method, path, key }) => [method, path, key])).toEqual([
      ['POST', '/api/screens', null],
      ['GET', '/api/screens/self', KEY],
      ['GET', '/api/screens/self', KEY],
    ]);
  });

  it('a screen reports its prices at once, and again every 15 seconds', async () => {
    const bench = new Bench(KEY);
    bench.will(paired);
    await bench.pass(1);
    bench.link.shows(7);
    await settled();
    expect(bench.requests.at(-1)).toEqual({ path: '/api/screens/self/report', method: 'POST', key: KEY, revision: 7 });
    const before = bench.requests.length;
    await bench.pass(45);
    expect(bench.requests.length - before).toBe(3);
    bench.link.shows(7);
    expect(bench.requests.length - before).toBe(3);
  });

  it('a screen reports changes made during a report, and repeats lost reports', async () => {
    const bench = new Bench(KEY);
    bench.will(paired);
    await bench.pass(1);
    bench.link.shows(7);
    bench.link.shows(8);
    await settled();
    await bench.pass(1);
    expect(bench.requests.at(-1)?.revision).toBe(8);
    bench.will(new Error('away'));
    bench.link.shows(9);
    await settled();
    await settled();
    const before = bench.requests.length;
    await bench.pass(8);
    const repeats = bench.requests.slice(before);
    expect(repeats.length).toBeGreaterThanOrEqual(2);
    expect(new Set(repeats.map(({ revision }) => revision))).toEqual(new Set([9]));
    expect(bench.link.current().kind).toBe('paired');
  });

  it('a moved screen no longer reports prices of its former store', async () => {
    const bench = new Bench(KEY);
    bench.will(paired);
    await bench.pass(1);
    bench.link.shows(7);
    await settled();
    bench.link.shows(null);
    await settled();
    expect(bench.requests.at(-1)).toMatchObject({ method: 'GET', path: '/api/screens/self' });
    const before = bench.requests.length;
    await bench.pass(31);
    expect(new Set(bench.requests.slice(before).map(({ path }) => path))).toEqual(new Set(['/api/screens/self']));
  });

  it('after a power cut a screen shows its board at once, even offline', () => {
    const bench = new Bench();
    bench.kept.set('larder.screen.v1.key', KEY);
    bench.kept.set('larder.screen.v1.assigned', JSON.stringify(SCREEN));
    expect(bench.open().current()).toEqual({ kind: 'paired', screen: SCREEN });
  });

  it.each(['{', '{"id":1}', 'null', '[]'])('a screen ignores the stored place %s', (text) => {
    const bench = new Bench();
    bench.kept.set('larder.screen.v1.key', KEY);
    bench.kept.set('larder.screen.v1.assigned', text);
    expect(bench.open().current()).toEqual({ kind: 'starting', isAway: false });
  });

  it('a screen opened by another link forgets its former board', () => {
    const bench = new Bench();
    bench.kept.set('larder.screen.v1.key', KEY);
    bench.kept.set('larder.screen.v1.assigned', JSON.stringify(SCREEN));
    expect(bench.open('n'.repeat(43)).current()).toEqual({ kind: 'starting', isAway: false });
    expect(bench.open(KEY).current().kind).toBe('starting');
  });

  it('a removed screen shows a new code and forgets its store and board', async () => {
    const bench = new Bench(KEY);
    bench.will(paired);
    await bench.pass(1);
    bench.will(forgotten, begun);
    bench.will(begun);
    await bench.pass(20);
    expect(bench.link.current()).toMatchObject({ kind: 'code' });
    expect([...bench.kept]).toEqual([['larder.screen.v1.key', KEY]]);
  });

  it.each([
    ['a stranger’s 404', [404, { nothing: 'here' }]],
    ['a sign-in page', [200, 'Welcome to our network']],
    ['a server that cannot', [503, { code: 'unavailable' }]],
    ['half an answer', [200, { screen: { id: 7 } }]],
  ] as const)('a screen keeps its place through %s', async (_, answer) => {
    const bench = new Bench(KEY);
    bench.will(paired);
    await bench.pass(1);
    bench.will(answer, answer);
    await bench.pass(30);
    expect(bench.link.current()).toEqual({ kind: 'paired', screen: SCREEN });
    expect(bench.kept.get('larder.screen.v1.key')).toBe(KEY);
  });

  it('a screen says that it is offline, before and while it shows a code', async () => {
    const bench = new Bench();
    bench.will(new Error('away'));
    await bench.pass(3);
    expect(bench.link.current()).toEqual({ kind: 'starting', isAway: true });
    bench.will(begun, new Error('away'));
    await bench.pass(6);
    expect(bench.link.current()).toEqual({ kind: 'code', code: 'ACDEFG', isAway: true });
  });

  it('a screen does not render again without a change', async () => {
    const bench = new Bench(KEY);
    bench.will(paired);
    await bench.pass(1);
    const state = bench.link.current();
    await bench.pass(60);
    expect(bench.link.current()).toBe(state);
  });
});
