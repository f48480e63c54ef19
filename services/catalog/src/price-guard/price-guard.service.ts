import type { PriceGuard } from '@larder/contracts';
import {
  DEFAULT_PRICE_GUARD,
  Refusal,
  SECOND_PERSON_ABOVE,
  SLIPS_LISTED,
  type PriceGuardMode,
  sentence,
} from '@larder/kernel';
import { tableOf, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource, type EntityManager } from 'typeorm';
import { lockLists } from '../public-lists/list-locks.js';
import { secondPerson, type Consent } from './second-person.js';
import type { Slipped } from './slip-marks.js';

@Entity({ schema: 'catalog', name: 'price_guard' })
export class PriceGuardEntity {
  @PrimaryColumn('boolean') onlyOne!: boolean;
  @Column('text') mode!: PriceGuardMode;
  /** Whether many slips at once need a second person. */
  @Column('boolean') secondPerson!: boolean;
  /** Whether the board shows the lowest price beside a struck one. */
  @Column('boolean') showsLowest!: boolean;
}

const GUARD = tableOf(PriceGuardEntity).without('onlyOne');

@Injectable()
export class PriceGuardService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async read(manager: EntityManager = this.dataSource.manager): Promise<PriceGuard> {
    const [guard] = await manager.query<PriceGuard[]>(`SELECT ${GUARD.columns()} FROM ${GUARD.name}`);
    return guard ? facts(guard) : { mode: DEFAULT_PRICE_GUARD, secondPerson: false };
  }

  /** @param guard absent fields keep their values. */
  async save(guard: PriceGuard): Promise<PriceGuard> {
    return await this.transactions.run(async ({ manager, announce }) => {
      // What the board shows depends on it.
      await lockLists(manager);
      const before = await this.read(manager);
      const { mode, secondPerson, showsLowest = before.showsLowest === true } = guard;
      const after = facts({ mode, secondPerson, showsLowest });
      if (JSON.stringify(before) === JSON.stringify(after)) return after;
      await manager.upsert(PriceGuardEntity, { onlyOne: true, mode, secondPerson, showsLowest }, ['onlyOne']);
      announce({ type: 'price-guard.updated', subject: 'price-guard:all', before, after });
      return after;
    });
  }

  /**
   * Called before anything is written.
   * @param find returns the changes that have slips; called with false in the mode "off", none
   * @returns the slips that are published nevertheless
   * @throws Refusal `conflict` in the mode "ask" without the necessary consent.
   */
  async admit(
    manager: EntityManager,
    find: (isOn: boolean) => Promise<readonly Slipped[]>,
    consent: Consent,
  ): Promise<readonly Slipped[]> {
    const guard = await this.read(manager);
    const slipped = await find(guard.mode !== 'off');
    if (guard.mode !== 'ask' || slipped.length === 0 || consent.isPreview) return slipped;
    if (consent.confirm !== true) throw needsConfirmation(slipped);
    if (!needsSecond(guard, slipped)) return slipped;
    const confirmedBy = await secondPerson(manager, slipped, consent);
    if (confirmedBy === null) throw needsSecondPerson(slipped.length);
    return slipped.map((each) => ({ ...each, confirmedBy }));
  }

  /** Whether publishing needs a second person. */
  async needsSecondPerson(manager: EntityManager, slipped: readonly Slipped[]): Promise<boolean> {
    return slipped.length > SECOND_PERSON_ABOVE && needsSecond(await this.read(manager), slipped);
  }
}

const needsSecond = ({ mode, secondPerson }: PriceGuard, slipped: readonly Slipped[]): boolean =>
  mode === 'ask' && secondPerson && slipped.length > SECOND_PERSON_ABOVE;

function needsConfirmation(slipped: readonly Slipped[]): Refusal {
  const slips = slipped.flatMap((each) => {
    const { subject, storeId } = each;
    const productId = subject.slice(subject.indexOf(':') + 1);
    return each.slips.map((slip) => Object.assign({ productId, storeId }, slip));
  });
  const reason =
    slips.length === 1
      ? sentence('A price looks like a typing error. Send the change again with "confirm": true to publish it.')
      : sentence(
          '{count} prices look like typing errors. Send the change again with "confirm": true to publish them.',
          {
            count: slips.length,
          },
        );
  return new Refusal('conflict', reason, {
    details: { slips: slips.slice(0, SLIPS_LISTED), slipCount: slips.length },
  });
}

const needsSecondPerson = (count: number): Refusal =>
  new Refusal(
    'conflict',
    sentence('{count} prices look like typing errors. That many need the confirmation of a second administrator.', {
      count,
    }),
    {
      details: { needsSecondPerson: true },
    },
  );

/** `showsLowest` is absent while it is off, in answers and events, as before the column existed. */
const facts = ({ mode, secondPerson, showsLowest }: PriceGuard): PriceGuard => ({
  mode,
  secondPerson,
  ...(showsLowest ? { showsLowest } : {}),
});
