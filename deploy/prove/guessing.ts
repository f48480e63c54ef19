import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AuditPage, ValidatedCode } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { sendFrom, type AddressedReply } from '../proof-parts/from-address.ts';
import { madeUpOrder } from '../proof-parts/orders/made-up-orders.ts';
import { makeCode, OrderClient } from '../proof-parts/orders/order-client.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

/** The number of guesses and addresses, the time, the most guesses looked up, and how often customers order. */
const FULL = { guesses: 20_000, addresses: 200, ms: 600_000, checked: 600, orderEveryMs: 15_000 };
const SHORT: typeof FULL = { guesses: 300, addresses: 40, ms: 6_000, checked: 70, orderEveryMs: 1_500 };

const ALERT = 'alert:code-guessing:warning';
const ALERT_WITHIN_MS = 60_000;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

interface Guesses {
  checked: number;
  refused: number;
  hits: number;
  /** Other answers by status or network error, counted as if the codes had been looked up. */
  others: Map<string, number>;
}

/**
 * While codes are guessed from many addresses, few guesses are looked up, customers with a code keep ordering, new ones
 * elsewhere are admitted, and administrators are alerted once.
 */
export async function run({ short, say, startSystem }: ProofContext): Promise<CheckResult> {
  const size = short ? SHORT : FULL;
  const system = await startSystem(short ? undefined : { replicas: 2 });
  const staff = await StaffClient.signIn(system);
  const shop = await guessedShop(system.url, staff);
  const alertsBefore = await alertsOf(staff);
  const start = performance.now();
  const attack = guess(system.url, size, shop.secrets);
  const alerted = untilAlerted(staff, alertsBefore, start);
  const customers = await shop.orderDuring(size, start);
  const guesses = await attack;
  const alertMs = await alerted;
  const alerts = (await alertsOf(staff)) - alertsBefore;
  await shop.close();
  const others = [...guesses.others.values()].reduce((sum, each) => sum + each, 0);
  const lines: Line[] = [
    {
      claim: `of ${size.guesses} guesses from ${size.addresses} addresses at most ${size.checked} are looked up`,
      holds: guesses.checked + guesses.hits + others <= size.checked && guesses.checked > 0,
      figures: `${guesses.checked} looked up, ${guesses.refused} refused, ${guesses.hits} right, ${others} other answers ${JSON.stringify(Object.fromEntries(guesses.others))}`,
    },
    {
      claim: 'customers who have used their code before can order meanwhile, even from an address that guesses codes',
      holds: customers.known.failed === 0 && customers.known.placed > 0,
      figures: `${customers.known.placed} placed, ${customers.known.failed} refused`,
    },
    {
      claim: 'new customers elsewhere can order with their code meanwhile',
      holds: customers.fresh.failed === 0 && customers.fresh.placed > 0,
      figures: `${customers.fresh.placed} placed, ${customers.fresh.failed} refused`,
    },
    {
      claim: `one alert is raised, within ${ALERT_WITHIN_MS / 1_000} s`,
      holds: alerts === 1 && alertMs !== null && alertMs <= ALERT_WITHIN_MS,
      figures: `${alerts} raised, the first after ${alertMs === null ? 'no time' : `${(alertMs / 1_000).toFixed(1)} s`}`,
    },
  ];
  return verdict(say, 0, lines);
}

/** Sends guesses evenly over the time, from each address in turn. */
async function guess(url: string, size: typeof FULL, secrets: ReadonlySet<string>): Promise<Guesses> {
  const counted: Guesses = { checked: 0, refused: 0, hits: 0, others: new Map() };
  const under: Promise<void>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < size.guesses; turn++) {
    const wait = start + (turn * size.ms) / size.guesses - performance.now();
    if (wait > 1) await pause(wait);
    const code = Array.from({ length: 4 }, () => ALPHABET[randomInt(36)]).join('');
    const answer = sendFrom(guesserAt(turn % size.addresses), `${url}/api/restaurant/validate-code`, { code });
    under.push(
      answer.then(
        (reply) => count(counted, reply, secrets.has(code)),
        (error: NodeJS.ErrnoException) => addOther(counted, error.code ?? error.message),
      ),
    );
  }
  await Promise.all(under);
  return counted;
}

function count(counted: Guesses, { status, body }: AddressedReply, isSecret: boolean): void {
  if (status === 429) counted.refused += 1;
  else if (status !== 200) addOther(counted, String(status));
  else if ((JSON.parse(body) as ValidatedCode).valid || isSecret) counted.hits += 1;
  else counted.checked += 1;
}

function addOther({ others }: Guesses, what: string): void {
  others.set(what, (others.get(what) ?? 0) + 1);
}

const guesserAt = (place: number): string => `127.10.${place >> 8}.${(place & 255) + 1}`;

interface Orders {
  placed: number;
  failed: number;
}

/** A shop whose codes are guessed while its customers order. */
async function guessedShop(url: string, staff: StaffClient) {
  const client = new OrderClient({ url });
  const codes = [await makeCode(staff, client, 'tier1'), await makeCode(staff, client, 'tier2')];
  const products = await client.productsWithCode(codes[0]?.code ?? '');
  let newest = 0;

  async function order(address: string, cookie: string | undefined): Promise<AddressedReply> {
    const { placement } = madeUpOrder(Math.random, products, { code: codes[0]?.code ?? null });
    // Each customer has a different telephone number.
    const body = Object.assign(placement, { phone: `905${randomInt(1_000_000, 9_999_999)}` });
    const headers = { 'idempotency-key': randomUUID(), ...(cookie === undefined ? {} : { cookie }) };
    return await sendFrom(address, `${url}/api/restaurant/order`, body, headers);
  }
  return {
    secrets: new Set(codes.map(({ code }) => code)),

    /** One customer who has ordered before, at the address of a guesser, and always new ones. */
    async orderDuring({ ms, orderEveryMs }: typeof FULL, start: number): Promise<{ known: Orders; fresh: Orders }> {
      const [known, fresh]: [Orders, Orders] = [
        { placed: 0, failed: 0 },
        { placed: 0, failed: 0 },
      ];
      const first = await order('127.20.0.1', undefined);
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      for (let turn = 0; performance.now() - start < ms; turn++) {
        note(known, await order(guesserAt(turn % 8), cookie));
        newest += 1;
        note(fresh, await order(`127.30.${newest >> 8}.${(newest & 255) + 1}`, undefined));
        await pause(Math.max(0, start + (turn + 1) * orderEveryMs - performance.now()));
      }
      return { known, fresh };
    },

    async close(): Promise<void> {
      for (const { id } of codes) await staff.ask('DELETE', `/api/admin/restaurant/discount-codes/${id}`);
    },
  };
}

function note(orders: Orders, { status }: AddressedReply): void {
  if (status === 201) orders.placed += 1;
  else orders.failed += 1;
}

async function alertsOf(staff: StaffClient): Promise<number> {
  const path = `/api/admin/system/audit?type=alert.raised&subject=${encodeURIComponent(ALERT)}&limit=200`;
  return (await staff.ask<AuditPage>('GET', path)).entries.length;
}

async function untilAlerted(staff: StaffClient, before: number, start: number): Promise<number | null> {
  while (performance.now() - start < ALERT_WITHIN_MS + 5_000) {
    if ((await alertsOf(staff)) > before) return performance.now() - start;
    await pause(500);
  }
  return null;
}
