import { createHash } from 'node:crypto';
import {
  EDITED_LISTED,
  type EditedProduct,
  type NewEvent,
  type ProductEdit,
  type ProductEditResult,
  type ProductEdits,
  type ProductState,
} from '@larder/contracts';
import { centsToDollars, Refusal } from '@larder/kernel';
import { ChangeSets } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { marksOf, type Slipped } from '../price-guard/slip-marks.js';
import { lockLists } from '../public-lists/list-locks.js';
import { changeProduct } from './change-product.js';
import { productView } from './product-view.js';
import { noProductAt, nothingToChange, productChangedMeanwhile } from './product.errors.js';
import { ProductRepository } from './product.repository.js';
import { RetailSlips } from './retail-slips.js';

interface Edited {
  before: ProductState;
  after: ProductState;
}

/** Changes many products of the chain at once: all of them or none. */
@Injectable()
export class BulkEditService {
  constructor(
    private readonly products: ProductRepository,
    private readonly changes: ChangeSets,
    private readonly slips: RetailSlips,
  ) {}

  async apply({ items, dryRun = false, hash, confirm, confirmation }: ProductEdits): Promise<ProductEditResult> {
    if (items.length === 0) throw nothingToChange();
    return await this.changes.run({ kind: 'products-edited' }, async ({ manager, announce }) => {
      await lockLists(manager);
      const edited = await this.plan(manager, items);
      const hashed = createHash('sha256').update(JSON.stringify(edited)).digest('base64url');
      const isStale = hash !== undefined && hash !== hashed;
      const consent = { confirm, confirmation, about: hashed, isPreview: dryRun || isStale };
      const slipped = await this.slips.admit(manager, edited, consent);
      const needsSecondPerson = await this.slips.needsSecondPerson(manager, slipped);
      const result = { hash: hashed, ...resultOf(edited, slipped), needsSecondPerson, dryRun };
      if (isStale) throw stalePreview({ ...result, dryRun: true });
      if (dryRun || edited.length === 0) return result;
      await this.products.saveProducts(
        manager,
        edited.map(({ after }) => after),
      );
      const events = edited.map(({ before, after }): NewEvent => {
        return { type: 'product.updated', subject: `product:${before.id}`, before, after };
      });
      announce(events, marksOf(slipped, confirm));
      return result;
    });
  }

  /** @throws Refusal `invalid` or `conflict`; their details name the item. */
  private async plan(manager: EntityManager, items: readonly ProductEdit[]): Promise<Edited[]> {
    const ids = items.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw new Refusal('invalid', 'Each product may be named once.');
    const found = await this.products.lockAll(manager, ids);
    return items.flatMap(({ id, ...patch }, place) => {
      const before = found.get(id);
      if (!before) throw noProductAt(place, id);
      const change = changeProduct(before, patch);
      if (change.kind === 'stale') throw productChangedMeanwhile(productView(before));
      return change.kind === 'same' ? [] : [{ before, after: change.after }];
    });
  }
}

function resultOf(
  edited: readonly Edited[],
  slipped: readonly Slipped[],
): Pick<ProductEditResult, 'changed' | 'changes' | 'slips'> {
  const slips = new Map(slipped.map((each) => [each.subject, each.slips]));
  const changes = edited.map(({ before, after }): EditedProduct => {
    const found = slips.get(`product:${before.id}`);
    return {
      productId: before.id,
      description: before.description,
      fields: fieldsOf(before, after),
      oldRetailPrice: centsToDollars(before.retailPriceCents),
      newRetailPrice: centsToDollars(after.retailPriceCents),
      oldOurPrice: centsToDollars(before.ourPriceCents),
      newOurPrice: centsToDollars(after.ourPriceCents),
      ...(found && { slips: [...found] }),
    };
  });
  const first = changes.toSorted((one, other) => Number(other.slips !== undefined) - Number(one.slips !== undefined));
  return { changed: edited.length, changes: first.slice(0, EDITED_LISTED), slips: slipped.length };
}

/** The API names of the changed fields. */
function fieldsOf(before: ProductState, after: ProductState): string[] {
  const keys = (Object.keys(after) as (keyof ProductState)[]).filter(
    (key) => key !== 'version' && after[key] !== before[key],
  );
  return keys.map((key) => key.replace(/Cents$/, ''));
}

const stalePreview = (preview: ProductEditResult): Refusal =>
  new Refusal('conflict', 'Products have changed since the preview. Look at it again.', { details: { preview } });
