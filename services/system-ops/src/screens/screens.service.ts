import type {
  PriceChange,
  Screen,
  ScreenFacts,
  ScreenList,
  ScreenPaired,
  ScreenPairing,
  ScreenPatch,
} from '@larder/contracts';
import { LIMITS, readPairingCode, Refusal, notFound } from '@larder/kernel';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StoreNames } from '../stores/store-names.js';
import { hashScreenKey, makeScreenKey } from './device/screen-key.js';
import { PriceChangeReadModel } from './price-change.read-model.js';
import { screenState, type ScreenSight } from './screen-state.js';
import { storeUnknown } from './screen.errors.js';
import { ScreenRepository, type NewScreenRow, type ScreenRow } from './screen.repository.js';

@Injectable()
export class ScreensService {
  constructor(
    private readonly screens: ScreenRepository,
    private readonly priceChanges: PriceChangeReadModel,
    private readonly stores: StoreNames,
    private readonly transactions: Transactions,
  ) {}

  async list(now = new Date()): Promise<ScreenList> {
    const [newest, rows] = await Promise.all([this.screens.newest(), this.screens.list()]);
    return { ...newest, screens: rows.map((row) => screenOf(row, now)) };
  }

  async changes(now = new Date()): Promise<PriceChange[]> {
    return await this.priceChanges.last(now);
  }

  /** Pairs the screen that shows a code; without a code it creates a key for a link. */
  async pair({ code, ...asked }: ScreenPairing): Promise<ScreenPaired> {
    const wanted = code === undefined ? null : readPairingCode(code);
    if (code !== undefined && wanted === null)
      throw new Refusal('invalid', 'A code is the six letters and digits on the screen.');
    await this.stores.renew();
    return await this.transactions.run(async ({ manager, announce }) => {
      const screen: NewScreenRow = {
        name: asked.name.trim(),
        store: asked.store,
        board: asked.board,
        meatBoard: asked.meatBoard ?? null,
        terminal: asked.terminal ?? null,
      };
      await this.screens.lock(manager);
      await this.refuseBad(manager, screen, null);
      const store = await this.storeOf(manager, screen.store);
      if ((await this.screens.count(manager)) >= LIMITS.screens)
        throw new Refusal('conflict', 'The maximum number of screens is reached.');
      const key = wanted === null ? makeScreenKey() : null;
      const keyHash = wanted === null ? hashScreenKey(key) : await this.screens.takeCandidate(manager, wanted);
      if (!keyHash)
        throw new Refusal(
          'not_found',
          'No screen shows this code. Codes change every 15 minutes: read it again from the screen.',
        );
      const id = await this.screens.insert(manager, keyHash, { ...screen, ...store });
      if (wanted !== null) await this.screens.markSeen(manager, id);
      const made = await this.found(manager, id);
      announce({ type: 'screen.paired', ...about(id), after: factsOf(made) });
      return { screen: screenOf(made, new Date()), key };
    });
  }

  async change(id: string, patch: ScreenPatch): Promise<Screen> {
    if (patch.store !== undefined) await this.stores.renew();
    return await this.transactions.run(async ({ manager, announce }) => {
      await this.screens.lock(manager);
      const before = factsOf(await this.found(manager, id));
      const after: ScreenFacts = { ...before, ...present(patch), name: (patch.name ?? before.name).trim() };
      if (JSON.stringify(after) !== JSON.stringify(before)) {
        await this.refuseBad(manager, after, id);
        const store = after.store === before.store ? null : await this.storeOf(manager, after.store);
        await this.screens.update(manager, { ...after, ...store });
        announce({ type: 'screen.updated', ...about(id), before, after: factsOf(await this.found(manager, id)) });
      }
      return screenOf(await this.found(manager, id), new Date());
    });
  }

  async remove(id: string): Promise<void> {
    await this.transactions.run(async ({ manager, announce }) => {
      await this.screens.lock(manager);
      const before = factsOf(await this.found(manager, id));
      await this.screens.remove(manager, id);
      announce({ type: 'screen.removed', ...about(id), before });
    });
  }

  private async refuseBad(manager: EntityManager, { name }: NewScreenRow, id: string | null): Promise<void> {
    if (name === '') throw new Refusal('invalid', 'A screen needs a name.');
    if (await this.screens.isNameTaken(manager, name, id))
      throw new Refusal('conflict', 'Another screen has this name.');
  }

  /** Finds a store by its current name. */
  private async storeOf(manager: EntityManager, slug: string): Promise<{ store: string; storeId: string }> {
    const store = await this.stores.find(manager, slug);
    if (!store) throw storeUnknown(slug);
    return { store: store.slug, storeId: store.id };
  }

  private async found(manager: EntityManager, id: string): Promise<ScreenRow> {
    const row = await this.screens.find(manager, id);
    if (!row) throw notFound('Screen');
    return row;
  }
}

const about = (id: string): { subject: string } => ({ subject: `screen:${id}` });

function present(patch: ScreenPatch): Partial<ScreenPatch> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

function factsOf({ id, name, store, board, meatBoard, terminal }: ScreenRow): ScreenFacts {
  return { id, name, store, board, meatBoard, terminal };
}

function screenOf(row: ScreenRow, now: Date): Screen {
  const { pairedAt, lastSeenAt, shownRevision, shownAt } = row;
  const state = screenState(sightOf(row), now.getTime());
  return { ...factsOf(row), pairedAt, lastSeenAt, shownRevision, shownAt, state };
}

/** Converts instants to milliseconds. */
export function sightOf({ pairedAt, lastSeenAt, behindSince }: ScreenRow): ScreenSight {
  const at = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));
  return { pairedAt: Date.parse(pairedAt), lastSeenAt: at(lastSeenAt), behindSince: at(behindSince) };
}
