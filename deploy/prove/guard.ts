import { randomUUID } from 'node:crypto';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { readCalls, type Call } from '../proof-parts/hostile/hostile-calls.ts';
import { HostileClient, type HostileInput } from '../proof-parts/hostile/hostile-client.ts';
import { BROKEN_BODIES, FORGED_SESSIONS, VALUES, WORDS, WRONG_KINDS } from '../proof-parts/hostile/hostile-values.ts';
import { sendRawRequests } from '../proof-parts/hostile/raw-requests.ts';
import { signInAs, StaffClient } from '../proof-parts/staff-client.ts';
import { percentile, seededChance } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_122;
const FULL = { curated: Number.POSITIVE_INFINITY, generated: 50_000 };
/** A sample, because the short form shares its system with other proofs. */
const SHORT: typeof FULL = { curated: 900, generated: 1_500 };
const LEAST_CURATED = 2_500;

/** Calls that take long, end sessions or delete data: mostly sent by users without permission. */
const UNWELCOME =
  /logout|sessions|products\/all|empty-shop|\/backup$|export-images|export\/(xlsx|pdf|bulk)|exports$|verify$|rebates\/calculate/;

type Who = 'stranger' | 'reader' | 'careless' | 'admin';
type Headers = Readonly<Record<string, string>>;

/** Hostile inputs to every route of the permission table: no 5xx, and no access without permission. */
export async function run({ short, say, startSystem }: ProofContext): Promise<CheckResult> {
  const sizes = short ? SHORT : FULL;
  const system = await startSystem(short ? undefined : { replicas: 2 });
  const staff = await StaffClient.signIn(system);
  const calls = await readCalls(staff);
  const reader = { username: `guard-${randomUUID().slice(0, 8)}`, password: randomUUID(), role: 'read-only' };
  const { id } = await staff.ask<{ id: string }>('POST', '/api/admin/users', reader);
  const sessions = await openSessions(system, reader);
  const chance = seededChance(SEED);
  const client = new HostileClient(system.ports['nginx'] ?? 0);
  try {
    const all = calls.flatMap((call) => curated(call, sessions));
    const share = Math.min(1, sizes.curated / all.length);
    const sentCurated = await client.sendAll(all.filter(() => chance() < share));
    const raw = await sendRawRequests(system.ports['nginx'] ?? 0);
    const sentGenerated = await client.sendAll(generated(sizes.generated, calls, sessions, chance, short));
    const faults = [...client.faults, ...raw.faults];
    for (const fault of faults.slice(0, 20)) say(fault);
    const count = `${sentCurated + raw.count} of ${all.length + raw.count} curated and ${sentGenerated} generated inputs`;
    return verdict(say, SEED, [
      {
        claim: 'no hostile input gets a 5xx or another form of response than refusals have',
        holds: client.failed === 0,
        figures: `${client.failed} of ${count}; 99 in 100 within ${percentile(client.waits, 0.99).toFixed(0)} ms, ${client.askedBack} times asked to come back`,
      },
      {
        claim: 'no input gains access without permission or reveals internals',
        holds: client.letIn === 0 && raw.faults.length === 0,
        figures: `${client.letIn + raw.faults.length} over ${calls.length} routes`,
      },
      {
        claim: `there are at least ${LEAST_CURATED} curated inputs`,
        holds: all.length >= LEAST_CURATED,
        figures: `${all.length}`,
      },
    ]);
  } finally {
    client.close();
    await staff.send('DELETE', `/api/admin/users/${id}`);
  }
}

async function openSessions(
  system: RunningSystem,
  reader: { username: string; password: string },
): Promise<Record<Who, Headers>> {
  const sessionOf = async (username: string, password: string | null): Promise<Record<string, string>> => {
    const { sessionId, csrfToken } = await signInAs(system.url, username, password);
    return { 'x-session-id': sessionId, 'x-csrf-token': csrfToken };
  };
  const admin = await sessionOf(system.adminUser, system.adminPassword);
  return {
    stranger: {},
    reader: await sessionOf(reader.username, reader.password),
    careless: { 'x-session-id': admin['x-session-id'] ?? '' },
    admin,
  };
}

function mayCall({ who, csrf }: Call, caller: Who): boolean {
  if (who === 'public') return true;
  if (caller === 'stranger' || (caller === 'careless' && csrf)) return false;
  return who === 'staff' || caller !== 'reader';
}

const withId = (path: string, id = '0197a3c0-0000-7000-8000-00000000ffff'): string => path.replace(/:\w+/g, id);

/** Inputs known to have broken other systems, for one route. */
function curated(call: Call, sessions: Record<Who, Headers>): HostileInput[] {
  const { method, who, csrf, body } = call;
  const path = withId(call.path);
  const input = (about: string, headers: Headers, change: Partial<HostileInput> = {}): HostileInput => ({
    about,
    method,
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: method === 'GET' ? null : JSON.stringify(body ?? {}),
    mustBeRefused: true,
    ...change,
  });
  const { admin } = sessions;
  const spellings = [
    path.replace('/api', '/%61pi/..;/api'),
    path.replace('/api', '//api'),
    path.replace('/api', '/x/../api'),
    path.replace('/api', '/API'),
    `${path}/`,
    `${path}%00`,
    `${path};x=y`,
    `${path}%2f..%2fusers`,
    `${path}\\`,
  ];
  const foreign: Headers[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  return [
    ...(who === 'public' ? [] : FORGED_SESSIONS.map((headers) => input('a forged session', headers))),
    ...(who === 'admin' || who === 'store-admin' ? [input('a reader', sessions.reader)] : []),
    ...(csrf ? [input('no CSRF token', sessions.careless)] : []),
    ...(csrf
      ? [input("another's CSRF token", { ...admin, 'x-csrf-token': sessions.reader['x-csrf-token'] ?? '' })]
      : []),
    ...(csrf ? foreign.map((headers) => input('another site', { ...admin, ...headers })) : []),
    ...(call.path.startsWith('/api/')
      ? spellings.map((odd) => input('an odd path', admin, { path: odd, body: null }))
      : []),
    ...(method === 'GET'
      ? []
      : BROKEN_BODIES.map(([type, text]) =>
          input('a broken body', { ...admin, 'content-type': type }, { body: text }),
        )),
    ...(call.path.includes(':') && !call.path.includes('code')
      ? WORDS.map((word) => input('an odd id', admin, { path: asId(call.path, word), mustBeRefused: method !== 'GET' }))
      : []),
  ];
}

const asId = (path: string, word: string): string => withId(path, encoded(word).replace(/^$/, '%20'));

/** A lone surrogate cannot be encoded: its bytes are not valid UTF-8. */
const encoded = (word: string): string => (word.isWellFormed() ? encodeURIComponent(word) : '%ed%a0%80');

/** Random inputs: who calls, which route, and what is wrong with the request. */
function* generated(
  count: number,
  calls: readonly Call[],
  sessions: Record<Who, Headers>,
  chance: () => number,
  harmless: boolean,
): Generator<HostileInput> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const callers = ['stranger', 'reader', 'careless', 'admin', 'admin', 'admin'] as const;
  for (let n = 0; n < count; n++) {
    const call = pick(calls);
    const { method } = call;
    const body = method === 'GET' || call.body === null ? null : { ...call.body };
    const isChange = method !== 'GET' && (harmless || UNWELCOME.test(call.path));
    const mayHarm = (isChange && body === null) || (UNWELCOME.test(call.path) && chance() < 0.97);
    let who: Who = pick(callers);
    if (mayHarm && mayCall(call, who)) who = 'stranger';
    const values = harmless ? WRONG_KINDS : VALUES;
    for (let times = 1 + Math.floor(chance() * 3); body !== null && times > 0; times--) {
      const field =
        chance() < 0.9 || harmless ? pick(Object.keys(body)) : pick(['__proto__x', 'id', 'role', 'isAdmin', 'version']);
      if (chance() < 0.1 && !harmless) Reflect.deleteProperty(body, field);
      else body[field] = pick(values);
    }
    const queries = [...call.queries, 'store', 'q', 'includeInactive', 'x[]', 'x[__proto__]'];
    const query = Array.from(
      { length: method === 'GET' ? Math.floor(chance() * 4) : 0 },
      () => `${pick(queries)}=${encoded(pick(WORDS).slice(0, 300))}`,
    ).join('&');
    const path = chance() < 0.3 ? asId(call.path, pick(WORDS).slice(0, 600)) : withId(call.path, randomUUID());
    const text = body === null ? null : JSON.stringify(body);
    yield {
      about: `generated ${n}, as ${who}`,
      method,
      path: query === '' ? path : `${path}?${query}`,
      headers: { ...(text === null ? {} : { 'content-type': 'application/json' }), ...sessions[who] },
      body: text !== null && chance() < 0.05 ? text.slice(0, Math.floor(chance() * text.length)) : text,
      mustBeRefused: !mayCall(call, who),
    };
  }
}
