import { Module } from '@nestjs/common';
import { RebatesModule } from '../rebates/rebates.module.js';
import { CodeUsageConsumer } from './code-usage.consumer.js';
import { DiscountCodeRepository } from './discount-code.repository.js';
import { DiscountCodesController } from './discount-codes.controller.js';
import { DiscountCodesService } from './discount-codes.service.js';

@Module({
  imports: [RebatesModule],
  controllers: [DiscountCodesController],
  providers: [DiscountCodesService, DiscountCodeRepository, CodeUsageConsumer],
  exports: [DiscountCodesService],
})
export class CodesModule {}
