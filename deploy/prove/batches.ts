import { setTimeout as pause } from 'node:timers/promises';
import type { PriceBatchResult, PricePreview, PriceProof, Product, StaffStore } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { BatchModel, type Shown, type BatchValues } from '../proof-parts/batches/batch-model.ts';
import { isAway, LATE_MS, punctual, SEEN_MS, type Outage } from '../proof-parts/batches/punctual.ts';
import { makeStores } from '../proof-parts/made-up-stores.ts';
import { readList, StaffClient } from '../proof-parts/staff-client.ts';
import { seededChance, timed } from '../proof-parts/statistics.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const SEED = 20_261_124;
const ZONES = ['America/Toronto', 'America/Winnipeg', 'Asia/Kolkata'];
interface Scale {
  batches: number;
  stores: number;
  /** The period in which batches start, and how much longer than LATE_MS one may run: a shorter one could go unseen. */
  seconds: number;
  longest: number;
  samples: number;
  killEveryMs: number;
}

const SHORT: Scale = { batches: 24, stores: 3, seconds: 4, longest: 2, samples: 12, killEveryMs: 0 };
const WHOLE: Scale = { batches: 300, stores: 12, seconds: 180, longest: 30, samples: 290, killEveryMs: 25_000 };

interface Chain {
  system: RunningSystem;
  staff: StaffClient;
  slugs: string[];
  ids: string[];
  model: BatchModel;
  below: (count: number) => number;
}

interface Sample {
  store: string;
  at: number;
  preview: Map<string, Shown>;
}

/**
 * Random price batches in stores of three time zones, with kill -9 of catalog and PostgreSQL: each starts and ends in
 * time or right after the outage, and leaves no trace. Prices are served as previewed, and the price record agrees. The
 * short form kills nothing.
 */
export async function run({ startSystem, short, say }: ProofContext): Promise<CheckResult> {
  const scale = short ? SHORT : WHOLE;
  const system = await startSystem({ replicas: short ? 1 : 2 });
  const { ms: opening, value: chain } = await timed(() => open(system, scale.stores));
  // Starts late enough for planning, which takes a while on a busy machine.
  const first = Date.now() + (short ? Math.max(3_500, 4 * opening) : 30_000);
  const wrong = await plan(chain, scale, first);
  const samples = await preview(chain, scale, first);
  say(`${chain.model.batches.length} batches are planned, ${samples.length} lists previewed`);
  const last = Math.max(...chain.model.batches.map(({ startsAt, endsAt }) => endsAt ?? startsAt));
  const [outages, served] = await Promise.all([disturb(chain, scale, last, say), compare(chain, samples)]);
  await pause(Math.max(0, last + SEEN_MS - Date.now()));
  return verdict(say, SEED, [
    {
      claim: 'overlapping batches are refused and all others are planned',
      holds: wrong === 0,
      figures: `${wrong} wrong answers`,
    },
    ...(await punctual(chain.system, chain.model.batches, outages)),
    servedLine(served, samples, outages),
    await leftNothing(chain),
    await recorded(chain, scale.samples, first, last, outages),
  ]);
}

async function open(system: RunningSystem, stores: number): Promise<Chain> {
  const staff = await StaffClient.signIn(system);
  const slugs = await makeStores(system, staff, stores, 0);
  const all = await staff.ask<StaffStore[]>('GET', '/api/admin/stores');
  for (const [place, slug] of slugs.entries()) {
    const id = all.find((store) => store.slug === slug)?.id ?? '';
    await staff.ask('PATCH', `/api/admin/stores/${id}`, { timeZone: ZONES[place % ZONES.length] });
  }
  const { products } = await readList(system.url);
  const chain = new Map(
    products.map(({ id, ourPrice, retailPrice }): [string, BatchValues] => [
      id,
      { our: ourPrice, retail: retailPrice, active: true },
    ]),
  );
  const chance = seededChance(SEED);
  const below = (count: number): number => Math.floor(chance() * count);
  // Few products, so that batches overlap.
  return { system, staff, slugs, ids: products.slice(0, 25).map(({ id }) => id), model: new BatchModel(chain), below };
}

/** @returns how many answers differ from the model */
async function plan({ staff, slugs, ids, model, below }: Chain, scale: Scale, first: number): Promise<number> {
  let wrong = 0;
  while (model.batches.length < scale.batches) {
    const some = <Each>(of: readonly Each[], most: number): Each[] => [
      ...new Set(Array.from({ length: 1 + below(most) }, () => of[below(of.length)] as Each)),
    ];
    const startsAt = first + below(scale.seconds * 1_000);
    const endsAt = below(8) === 0 ? null : startsAt + LATE_MS + below(scale.longest * 1_000);
    const stores = some(slugs, 4);
    const items = new Map(some(ids, 4).map((id) => [id, randomValues(below)]));
    const planned = { stores, items, startsAt, endsAt };
    const answer = await staff.send('POST', '/api/admin/price-batches', {
      name: `Batch ${model.batches.length + 1}`,
      stores,
      items: [...items].map(([productId, values]) => ({ kind: 'retail', productId, ...bodyOf(values) })),
      startsAt: new Date(startsAt).toISOString(),
      endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
      confirm: true,
    });
    const body = (await answer.json()) as PriceBatchResult;
    if (answer.status !== (model.overlaps(planned) ? 409 : 201)) wrong += 1;
    if (answer.status === 201) model.batches.push({ id: body.id, ...planned });
  }
  return wrong;
}

function randomValues(below: (count: number) => number): BatchValues {
  const price = (): number => (100 + below(900)) / 100;
  return [
    { our: price(), retail: null, active: null },
    { our: price(), retail: price(), active: null },
    { our: null, retail: price(), active: null },
    { our: null, retail: null, active: false },
  ][below(4)] as BatchValues;
}

const bodyOf = ({ our, retail, active }: BatchValues): object => ({
  ...(our === null ? {} : { ourPrice: our }),
  ...(retail === null ? {} : { retailPrice: retail }),
  ...(active === null ? {} : { active }),
});

const shownOf = (products: readonly Product[]): Map<string, Shown> =>
  new Map(products.map(({ id, ourPrice, retailPrice }) => [id, { our: ourPrice, retail: retailPrice }]));

/** Previews lists of random stores at random times, in order. */
async function preview({ staff, slugs, below }: Chain, scale: Scale, first: number): Promise<Sample[]> {
  const samples = Array.from({ length: scale.samples }, () => {
    return { store: slugs[below(slugs.length)] ?? '', at: first + SEEN_MS + below(scale.seconds * 1_000) };
  });
  const previewed: Sample[] = [];
  for (const { store, at } of samples.toSorted((one, other) => one.at - other.at)) {
    const viewer = below(2) === 0 ? 'shopper' : 'tv';
    const path = `/api/admin/price-preview?store=${store}&at=${new Date(at).toISOString()}&as=${viewer}`;
    previewed.push({ store, at, preview: shownOf((await staff.ask<PricePreview>('GET', path)).products) });
  }
  return previewed;
}

/** Kills catalog and PostgreSQL in turn. */
async function disturb(
  { system, staff }: Chain,
  { killEveryMs }: Scale,
  until: number,
  say: ProofContext['say'],
): Promise<Outage[]> {
  const outages: Outage[] = [];
  for (let turn = 0; killEveryMs > 0 && Date.now() + killEveryMs < until; turn++) {
    await pause(killEveryMs);
    const killed = Object.keys(system.pids()).filter((name) =>
      name.startsWith(turn % 3 === 2 ? 'postgres' : 'catalog'),
    );
    const from = Date.now();
    for (const name of killed) system.kill(name, 'SIGKILL');
    await pause(200);
    while (!(await staff.send('GET', '/api/admin/price-batches').catch(() => null))?.ok) await pause(50);
    outages.push([from, Date.now()]);
    say(`${killed.join(', ')}: away for ${((Date.now() - from) / 1_000).toFixed(1)} s`);
  }
  return outages;
}

interface Served {
  sample: Sample;
  compared: number;
  differ: number;
}

/** Reads each list at its time, and compares products for which nothing starts or ends just then. */
async function compare({ system, ids, model }: Chain, samples: readonly Sample[]): Promise<Served[]> {
  const served: Served[] = [];
  for (const sample of samples) {
    await pause(Math.max(0, sample.at - Date.now()));
    const read = await readList(system.url, `?store=${sample.store}`).catch(() => null);
    const quiet = ids.filter((id) => model.isQuiet(sample.store, id, sample.at - SEEN_MS, Date.now() + 500));
    const list = shownOf(read?.products ?? []);
    const same = (one: Shown | undefined, other: Shown | undefined): boolean =>
      one?.our === other?.our && one?.retail === other?.retail;
    const differ = quiet.filter(
      (id) =>
        !same(list.get(id), sample.preview.get(id)) ||
        !same(list.get(id), model.shownAt(sample.store, id, sample.at) ?? undefined),
    );
    served.push({ sample, compared: read ? quiet.length : 0, differ: read ? differ.length : 0 });
  }
  return served;
}

function servedLine(served: readonly Served[], samples: readonly Sample[], outages: readonly Outage[]): Line {
  const calm = served.filter(({ sample }) => !isAway(outages, sample.at));
  const [compared, differ] = (['compared', 'differ'] as const).map((of) =>
    calm.reduce((sum, each) => sum + each[of], 0),
  ) as [number, number];
  return {
    claim: 'the prices served at a time equal the preview and the model',
    holds: differ === 0 && compared >= samples.length * 5 && calm.length >= samples.length * 0.69,
    figures: `${calm.length} lists outside of outages, ${compared} products, ${differ} differ`,
  };
}

/** At the end only batches without an end have left anything. */
async function leftNothing({ system, slugs, ids, model }: Chain): Promise<Line> {
  let differ = 0;
  for (const store of slugs) {
    const list = shownOf((await readList(system.url, `?store=${store}`)).products);
    for (const id of ids) {
      const truth = model.shownAt(store, id, Number.MAX_SAFE_INTEGER);
      const shown = list.get(id);
      if (shown?.our !== truth?.our || shown?.retail !== truth?.retail) differ += 1;
    }
  }
  return {
    claim: 'after the last batch every store has its former prices, except those of batches without an end',
    holds: differ === 0,
    figures: `${slugs.length * ids.length} pairs of store and product, ${differ} differ`,
  };
}

async function recorded(
  { staff, slugs, ids, model, below }: Chain,
  samples: number,
  first: number,
  last: number,
  outages: readonly Outage[],
): Promise<Line> {
  let compared = 0;
  let differ = 0;
  for (let tries = 0; compared < samples && tries < samples * 20; tries++) {
    const [store, id] = [slugs[below(slugs.length)] ?? '', ids[below(ids.length)] ?? ''];
    const at = first + below(last - first);
    if (isAway(outages, at) || !model.isQuiet(store, id, at - LATE_MS, at + 100)) continue;
    const path = `/api/admin/products/${id}/price-at?store=${store}&at=${new Date(at).toISOString()}`;
    const proof = await staff.ask<PriceProof>('GET', path);
    const truth = model.shownAt(store, id, at);
    compared += 1;
    const price = proof.active ? { our: proof.ourPrice?.price, retail: proof.retailPrice?.price } : null;
    if (price?.our !== truth?.our || price?.retail !== truth?.retail) differ += 1;
  }
  return {
    claim: 'the price record has the prices of past times',
    holds: differ === 0 && compared === samples,
    figures: `${compared} looked up, ${differ} differ`,
  };
}
