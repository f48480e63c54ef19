import type { AuditFault, AuditVerification, Product } from '@larder/contracts';
import { SEALED_ENTRY } from '@larder/platform';
import type { Client } from 'pg';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { connectOwner } from '../proof-parts/owner.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { seededChance } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_122;
const ENTRY = 'system_ops.audit_entry';

/** Forges the trail at a place; `last` is its end. @returns the place that must be reported. */
type Edit = (owner: Client, place: number, last: number) => Promise<number>;

const FIELDS = [
  `actor_name = concat(actor_name, 'x')`,
  `type = concat(type, 'x')`,
  `subject = concat(subject, 'x')`,
  `occurred_at = occurred_at - interval '1 microsecond'`,
  `after = jsonb_build_array(after)`,
  `address = concat(address, 'x')`,
  `request_id = concat(request_id, 'x')`,
];

/** Every kind of forgery possible for the owner of the tables, with and without recalculated hashes. */
const EDITS: Readonly<Record<string, Edit>> = {
  'a field changed': async (owner, place) => {
    await owner.query(`UPDATE ${ENTRY} SET ${FIELDS[place % FIELDS.length]} WHERE place = $1`, [place]);
    return place;
  },
  'a field changed and every hash after it made to match': async (owner, place) => {
    await owner.query(`UPDATE ${ENTRY} SET ${FIELDS[place % FIELDS.length]} WHERE place = $1`, [place]);
    await hashFrom(owner, place);
    return place;
  },
  'an entry deleted': async (owner, place) => {
    await owner.query(`DELETE FROM ${ENTRY} WHERE place = $1`, [place]);
    return place + 1;
  },
  'an entry deleted, those after it moved up and hashed again': async (owner, place, last) => {
    await owner.query(`DELETE FROM ${ENTRY} WHERE place = $1`, [place]);
    for (let next = place + 1; next <= last; next++) {
      await owner.query(`UPDATE ${ENTRY} SET place = place - 1 WHERE place = $1`, [next]);
    }
    await hashFrom(owner, place);
    return place;
  },
  'two entries swapped and hashed again': async (owner, place) => {
    await owner.query(`UPDATE ${ENTRY} SET place = -place WHERE place IN ($1, $2)`, [place, place + 1]);
    await owner.query(`UPDATE ${ENTRY} SET place = CASE -place WHEN $1 THEN $2 ELSE $1 END WHERE place < 0`, [
      place,
      place + 1,
    ]);
    await hashFrom(owner, place);
    return place;
  },
  'the end cut off, and the head with it': async (owner, place) => {
    await owner.query(`DELETE FROM ${ENTRY} WHERE place >= $1`, [place]);
    await headAtEnd(owner);
    return place;
  },
  'an entry added at the end': async (owner, _place, last) => {
    await owner.query(
      `INSERT INTO ${ENTRY} SELECT (jsonb_populate_record(e, jsonb_build_object('place', $1 + 1, 'number', 999999999))).*
         FROM ${ENTRY} AS e WHERE place = $1::bigint`,
      [last],
    );
    await hashFrom(owner, last + 1);
    return last + 1;
  },
};

/** Every forgery of the audit trail by the owner of its tables is found, and `verify` names the entry. */
export async function run({ short, say, startSystem }: ProofContext): Promise<CheckResult> {
  const [edits, entries] = short ? [21, 60] : [500, 400];
  // A separate system, because other proofs verify the trail of theirs.
  const system = await startSystem({ replicas: 1 });
  const staff = await StaffClient.signIn(system);
  await fill(staff, entries);
  const [owner, quiet] = [await connectOwner(system), await connectOwner(system)];
  // Blocks other appends until the end: they could not be distinguished from the owner's forgeries.
  await quiet.query(`BEGIN; SELECT FROM system_ops.event_cursor WHERE consumer = 'system-ops.audit' FOR UPDATE`);
  const chance = seededChance(SEED);
  const missed: string[] = [];
  let named = 0;
  try {
    await owner.query(`CREATE SCHEMA kept; CREATE TABLE kept.entry AS TABLE ${ENTRY};
      CREATE TABLE kept.head AS TABLE system_ops.audit_head; GRANT USAGE ON SCHEMA kept, system_ops TO larder_audit;
      GRANT SELECT ON ALL TABLES IN SCHEMA kept TO larder_audit; SET ROLE larder_audit`);
    const last = await lastPlace(owner);
    const kinds = Object.entries(EDITS);
    for (let turn = 0; turn < edits; turn++) {
      const [name, edit] = kinds[turn % kinds.length] ?? ['', async () => 0];
      const place = 2 + Math.floor(chance() * (last - 3));
      const expected = await edit(owner, place, last);
      const [first] = await faults(staff);
      if (first?.place === expected) named += 1;
      else missed.push(`${name} at ${place}: ${first ? `named ${first.place}` : 'nothing was found'}`);
      await putBack(owner);
    }
  } finally {
    await Promise.all([owner.end(), quiet.end()]);
  }
  const left = await faults(staff);
  return verdict(say, SEED, [
    {
      claim: 'every edit by the owner of the tables is found, with its entry',
      holds: missed.length === 0,
      figures: `${named} of ${edits}, ${Object.keys(EDITS).length} kinds ${missed.slice(0, 5).join('; ')}`.trim(),
    },
    { claim: 'the untouched trail is intact', holds: left.length === 0, figures: `${left.length} faults` },
  ]);
}

async function fill(staff: StaffClient, entries: number): Promise<void> {
  const products = (await (await staff.send('GET', '/api/products')).json()) as Product[];
  for (let n = 0; n < entries; n++) {
    const product = products[n % products.length];
    if (product) await staff.setPrice(product.id, 1 + n / 100);
  }
  // Waits until all entries have arrived.
  for (let before = -1; ;) {
    const { entries: now } = await staff.ask<AuditVerification>('GET', '/api/admin/system/audit/verify');
    if (now === before && now >= entries) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const faults = async (staff: StaffClient): Promise<readonly AuditFault[]> =>
  (await staff.ask<AuditVerification>('GET', '/api/admin/system/audit/verify')).faults;

async function lastPlace(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ place: string }>(`SELECT max(place) AS place FROM ${ENTRY}`);
  return Number(rows[0]?.place);
}

/** Hashes as before seals existed; the owner can read enough of the database for that. */
async function hashFrom(owner: Client, place: number): Promise<void> {
  await owner.query(
    `DO $do$
     DECLARE previous bytea := (SELECT hash FROM ${ENTRY} WHERE place < ${place} ORDER BY place DESC LIMIT 1);
             entry ${ENTRY};
     BEGIN
       FOR entry IN SELECT * FROM ${ENTRY} WHERE place >= ${place} ORDER BY place LOOP
         SELECT audit_seal.hash(previous, ${SEALED_ENTRY}) INTO previous FROM ${ENTRY} AS e WHERE e.place = entry.place;
         UPDATE ${ENTRY} SET hash = previous WHERE place = entry.place;
       END LOOP;
     END $do$`,
  );
  await headAtEnd(owner);
}

async function headAtEnd(owner: Client): Promise<void> {
  await owner.query(
    `UPDATE system_ops.audit_head AS h SET place = e.place, hash = e.hash
       FROM (SELECT place, hash FROM ${ENTRY} ORDER BY place DESC LIMIT 1) AS e`,
  );
}

async function putBack(owner: Client): Promise<void> {
  await owner.query(`BEGIN; TRUNCATE ${ENTRY}; INSERT INTO ${ENTRY} SELECT * FROM kept.entry;
    UPDATE system_ops.audit_head AS h SET place = k.place, hash = k.hash FROM kept.head AS k; COMMIT`);
}
