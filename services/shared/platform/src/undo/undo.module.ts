import { ChangeSetParams, RecentChanges, UndoResult, schemaOf, type ServiceName } from '@larder/contracts';
import {
  Controller,
  Get,
  Global,
  HttpCode,
  Inject,
  Injectable,
  Module,
  Param,
  Post,
  Req,
  type DynamicModule,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { Access, type AccessOptions } from '../auth/access.decorator.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { changedCount } from '../database/changed-rows.js';
import { RepeatedWork } from '../health/repeated-work.js';
import { scopeOf, sessionOf } from '../http/access.guard.js';
import { Answers } from '../http/answers.decorator.js';
import { ChangeSets } from './change-sets.js';
import { UNDO_CONFIG, type UndoConfig } from './undo-config.js';
import { UndoService } from './undo.service.js';

const EVERY_MS = 10 * 60_000;
const AT_ONCE = 20_000;

/** Deletes old changes, their rows first: for a week a late undo is still answered with the reason. */
@Injectable()
export class ChangeSetKeeper extends RepeatedWork {
  private readonly schema: string;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(SERVICE_CONFIG) config: ServiceConfig,
  ) {
    super('changes', EVERY_MS);
    this.schema = schemaOf(config.service);
  }

  async turn(): Promise<void> {
    // In batches: all rows of a few large imports would exceed the statement timeout.
    const piece = `DELETE FROM ${this.schema}.changed_row WHERE ctid = ANY (ARRAY(
      SELECT r.ctid FROM ${this.schema}.changed_row AS r JOIN ${this.schema}.change_set AS s ON s.id = r.change_id
       WHERE s.changed_at < now() - interval '25 hours' LIMIT ${AT_ONCE}))`;
    while ((await changedCount(this.dataSource, piece, [])) === AT_ONCE);
    await this.dataSource.query(`DELETE FROM ${this.schema}.change_set WHERE changed_at < now() - interval '7 days'`);
  }
}

/** The routes of each service that has changes to undo. */
function changesController(service: ServiceName, who: UndoConfig['who']): new (undo: UndoService) => object {
  const options: AccessOptions = who === 'store-admin' ? { byRow: true } : {};

  @Controller(`api/admin/changes/${service}`)
  class ChangesController {
    constructor(private readonly undoes: UndoService) {}

    @Access(who, options)
    @Answers(RecentChanges)
    @Get()
    async recent(@Req() request: FastifyRequest): Promise<RecentChanges> {
      return { changes: await this.undoes.recent(scopeOf(request)) };
    }

    @Access(who, options)
    @Answers(UndoResult)
    @Post(':id/undo')
    @HttpCode(200)
    async undo(@Param() { id }: ChangeSetParams, @Req() request: FastifyRequest): Promise<UndoResult> {
      return await this.undoes.undo(id, scopeOf(request), sessionOf(request).user.role);
    }
  }
  return ChangesController;
}

/** Plans, hashes and undo for the bulk and destructive calls of a service. */
@Global()
@Module({})
export class UndoModule {
  static for(service: ServiceName, config: UndoConfig): DynamicModule {
    return {
      module: UndoModule,
      controllers: [changesController(service, config.who)],
      providers: [{ provide: UNDO_CONFIG, useValue: config }, ChangeSets, UndoService, ChangeSetKeeper],
      exports: [ChangeSets, UndoService],
    };
  }
}
