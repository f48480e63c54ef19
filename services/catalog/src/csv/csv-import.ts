import { createHash } from 'node:crypto';
import type { NewEvent, ProductImport, ProductImportResult } from '@larder/contracts';
import { Refusal, sentence, type Sentence } from '@larder/kernel';
import { translated, type ChangeSets } from '@larder/platform';
import type { DataSource, EntityManager } from 'typeorm';
import type { PriceGuardService } from '../price-guard/price-guard.service.js';
import type { Consent } from '../price-guard/second-person.js';
import { marksOf, type Slipped } from '../price-guard/slip-marks.js';
import { tooManyProducts } from './csv-import.errors.js';
import { earlierLives } from './earlier-lives.js';
import { type ImportPlan, type PlannedProduct, type PlannedRow } from './import-plan.js';
import { readFile, type FileReading, type FileRows } from './read-file.js';
import { RowFaults } from './row-faults.js';
import { strides } from './strides.js';

interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

export type ImportSummary = Counts & { count: number; failed: number };

/** Imports a product list from a CSV file: every row without a fault. */
export abstract class CsvImport<Column extends string, Row extends PlannedRow, Product extends PlannedProduct> {
  protected abstract readonly subjects: 'product' | 'restaurant-product';

  constructor(
    private readonly reading: FileReading<Column, Row>,
    private readonly dataSource: DataSource,
    private readonly changes: ChangeSets,
    private readonly guard: PriceGuardService,
  ) {}

  protected abstract lockLists(manager: EntityManager): Promise<void>;
  protected abstract newPlan(manager: EntityManager): Promise<ImportPlan<Product, Row>>;
  protected abstract existing(manager: EntityManager): Promise<Product[]>;
  /** @returns the events of changes other than rows of the list */
  protected abstract save(manager: EntityManager, plan: ImportPlan<Product, Row>): Promise<NewEvent[]>;
  /** The last event, after one for each changed row. */
  protected abstract summaryEvent(after: ImportSummary): NewEvent;

  /** Called after all rows: applies the file's further columns. */
  protected async complete(
    _manager: EntityManager,
    _plan: ImportPlan<Product, Row>,
    _further: readonly string[],
  ): Promise<void> {}

  async preview(sent: ProductImport): Promise<ProductImportResult> {
    const file = await readFile(sent, this.reading);
    const { manager } = this.dataSource;
    const { plan, faults } = await this.plan(manager, file);
    const slipped = await this.judge(manager, plan, { isPreview: true });
    const needsSecondPerson = await this.guard.needsSecondPerson(manager, slipped);
    return { ...importResult(plan, faults, file.readAs, true), needsSecondPerson, hash: hashOf(plan) };
  }

  /** The file is read before the lock is taken, so that others do not wait for the reading. */
  async import(sent: ProductImport): Promise<ProductImportResult> {
    const file = await readFile(sent, this.reading);
    return await this.changes.run({ kind: `${this.subjects}s-imported` }, async ({ manager, announce }) => {
      await this.lockLists(manager);
      const { plan, faults } = await this.plan(manager, file);
      const about = hashOf(plan);
      const { confirm, confirmation, hash = about } = sent;
      const isPreview = hash !== about;
      const slipped = await this.judge(manager, plan, { confirm, confirmation, about, isPreview });
      const needsSecondPerson = isPreview && (await this.guard.needsSecondPerson(manager, slipped));
      const result = { ...importResult(plan, faults, file.readAs, isPreview), needsSecondPerson, hash: about };
      if (isPreview) throw stalePreview(result);
      if (plan.changes > 0) {
        announce(await this.save(manager, plan));
        const { created, updated, unchanged } = countsOf(plan);
        const count = created + updated + unchanged;
        announce(marksOf(slipped, confirm));
        announce(this.summaryEvent({ count, created, updated, unchanged, failed: faults.count }));
      }
      return result;
    });
  }

  /** Called before anything is written. @throws Refusal `conflict` in the mode "ask" without a confirmation. */
  private async judge(
    manager: EntityManager,
    plan: ImportPlan<Product, Row>,
    consent: Consent,
  ): Promise<readonly Slipped[]> {
    return await this.guard.admit(manager, async (isOn) => plan.judge(this.subjects, isOn), consent);
  }

  private async plan(
    manager: EntityManager,
    file: FileRows<Row>,
  ): Promise<{ plan: ImportPlan<Product, Row>; faults: RowFaults }> {
    const { mostRows } = this.reading;
    const plan = await this.newPlan(manager);
    const faults = new RowFaults(file.faults);
    for await (const some of strides(await this.existing(manager))) plan.know(some);
    plan.remember(await earlierLives<Product>(manager, this.subjects, plan.expect(file.rows)));
    for await (const some of strides(file.rows)) {
      for (const row of some) faults.note(row.row, () => plan.add(row));
    }
    if (plan.products > mostRows) throw tooManyProducts(mostRows);
    await this.complete(manager, plan, file.further);
    return { plan, faults };
  }
}

/** The hash of an import's changes, which a second person confirms and a commit may name. New products get their ids later. */
function hashOf({ created, updated, besides }: AnyPlan): string {
  const states = [created.map((state) => ({ ...state, id: null })), updated, besides];
  return createHash('sha256').update(JSON.stringify(states)).digest('base64url');
}

const stalePreview = (preview: ProductImportResult): Refusal =>
  new Refusal('conflict', 'The import would now change something else. Look at the preview again.', {
    details: { preview },
  });

type AnyPlan = ImportPlan<PlannedProduct, PlannedRow>;

const countsOf = ({ created, updated, unchanged }: AnyPlan): Counts => ({
  created: created.length,
  updated: updated.length,
  unchanged,
});

function importResult(
  plan: AnyPlan,
  faults: RowFaults,
  readAs: readonly Sentence[],
  dryRun: boolean,
): Omit<ProductImportResult, 'needsSecondPerson' | 'hash'> {
  const notes = plan.notes();
  return {
    success: plan.rows,
    failed: faults.count,
    errors: faults.first(),
    message: together(summary(plan, faults.count, dryRun)),
    ...countsOf(plan),
    createdWithId: plan.createdWithId,
    notes: notes.length === 0 ? '' : together(notes),
    readAs: readAs.map(translated).join(translated(', ')),
    priceChanges: plan.priceChanges,
    pricesChanged: plan.pricesChanged,
    slips: plan.slips,
    dryRun,
  };
}

/** A summary of what the file did, or would do, with notes. */
function summary(plan: AnyPlan, failed: number, dryRun: boolean): Sentence[] {
  if (plan.rows + failed === 0) {
    return [sentence('The file has a header and no rows, so there was nothing to import.'), ...plan.notes()];
  }
  const { created, updated, unchanged } = countsOf(plan);
  const count = created + updated + unchanged;
  const [imported, fault] = OUTCOMES[dryRun ? 'preview' : 'done'];
  const products = sentence(imported[count === 1 ? 0 : 1], { count, created, updated, unchanged });
  const rows = sentence(fault[failed === 1 ? 0 : 1], { count: failed });
  return [products, ...(failed > 0 ? [rows] : []), ...plan.notes()];
}

/** Singular and plural for products and failed rows. */
const OUTCOMES = {
  done: [
    [
      '{count} product imported: {created} created, {updated} updated, {unchanged} unchanged.',
      '{count} products imported: {created} created, {updated} updated, {unchanged} unchanged.',
    ],
    ['{count} row failed.', '{count} rows failed.'],
  ],
  preview: [
    [
      '{count} product would be imported: {created} created, {updated} updated, {unchanged} unchanged.',
      '{count} products would be imported: {created} created, {updated} updated, {unchanged} unchanged.',
    ],
    ['{count} row would fail.', '{count} rows would fail.'],
  ],
} as const;

/** Joins sentences, in Chinese without blanks between them. */
const together = (sentences: readonly Sentence[]): string =>
  sentences.map(translated).reduce((what, more) => translated(sentence('{what} {more}', { what, more })));
