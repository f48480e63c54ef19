import { HISTORY_PAGE, IdParams, ProductHistory, ProductHistoryQuery } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { productNotFound } from '../product.errors.js';
import { historyEntry } from './history-entry.js';
import { ProductHistoryRepository } from './product-history.repository.js';

@Controller('api/admin/products')
export class ProductHistoryController {
  constructor(private readonly history: ProductHistoryRepository) {}

  /** Deleted products have a history too. */
  @Access('staff')
  @Answers(ProductHistory)
  @Get(':id/history')
  async changesOf(@Param() { id }: IdParams, @Query() { before }: ProductHistoryQuery): Promise<ProductHistory> {
    const changes = await this.history.changes(id, before, HISTORY_PAGE + 1);
    if (changes.length === 0 && before === undefined) throw productNotFound();
    const shown = changes.slice(0, HISTORY_PAGE);
    return {
      entries: shown.map(historyEntry),
      next: changes.length > HISTORY_PAGE ? (shown.at(-1)?.number ?? null) : null,
    };
  }
}
