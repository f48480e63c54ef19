import { Refusal, type Role } from '@larder/kernel';
import { UndoService, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { nothingToRollBack } from './batch.errors.js';
import type { BatchDetails } from './price-batch.repository.js';
import { PriceBatchesService } from './price-batches.service.js';

interface Restored {
  restored: number;
  leftCount: number;
}

/** Undoes what a batch did. */
@Injectable()
export class BatchRollbackService {
  constructor(
    private readonly batches: PriceBatchesService,
    private readonly undo: UndoService,
  ) {}

  /**
   * A running batch ends, because its prices only override others while it runs. Prices that a batch applied for good
   * are restored by undo, for a day, except where they were changed since.
   * @throws Refusal `conflict` when there is nothing to roll back, `gone` when it is too late in every store
   */
  async rollBack({ id, stores }: BatchDetails, scope: StoreScope, role: Role): Promise<Restored> {
    const has = (state: string): boolean => stores.some((store) => store.state === state);
    if (has('running')) {
      await this.batches.end(id);
      return { restored: 0, leftCount: 0 };
    }
    const changes = stores.flatMap(({ state, changeId }) =>
      state === 'applied' && changeId !== null ? [changeId] : [],
    );
    if (changes.length === 0) throw nothingToRollBack();
    const done: Restored[] = [];
    let refusal = nothingToRollBack();
    for (const change of new Set(changes)) {
      try {
        done.push(await this.undo.undo(change, scope, role));
      } catch (error) {
        // A start that changed nothing cannot be undone, and in stores where it started earlier it may be too late.
        if (!(error instanceof Refusal) || (error.code !== 'not_found' && error.code !== 'gone')) throw error;
        if (error.code === 'gone') refusal = error;
      }
    }
    if (done.length === 0) throw refusal;
    if (has('planned')) await this.batches.cancelRest(id);
    const sumOf = (field: keyof Restored): number => done.reduce((sum, each) => sum + each[field], 0);
    return { restored: sumOf('restored'), leftCount: sumOf('leftCount') };
  }
}
