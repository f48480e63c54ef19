import { Module } from '@nestjs/common';
import { CopiesModule } from '../copies/copies.module.js';
import { CodeBudget } from './code-budget.js';
import { CodeCheck } from './code-check.js';
import { CodeKey } from './code-key.js';
import { CodeRefusals } from './code-refusals.js';
import { CodesController } from './codes.controller.js';
import { CodesService } from './codes.service.js';

@Module({
  imports: [CopiesModule],
  controllers: [CodesController],
  providers: [CodeBudget, CodeCheck, CodeKey, CodeRefusals, CodesService],
  exports: [CodeCheck],
})
export class CodesModule {}
