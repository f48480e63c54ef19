import { PriceGuard } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { PriceGuardService } from './price-guard.service.js';

@Controller('api/admin/price-guard')
export class PriceGuardController {
  constructor(private readonly guard: PriceGuardService) {}

  @Access('staff')
  @Answers(PriceGuard)
  @Get()
  async read(): Promise<PriceGuard> {
    return await this.guard.read();
  }

  @Access('admin')
  @Answers(PriceGuard)
  @Put()
  async save(@Body() guard: PriceGuard): Promise<PriceGuard> {
    return await this.guard.save(guard);
  }
}
