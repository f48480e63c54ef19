import { DeletedRow, DiscountCode, DiscountCodeInput, DiscountCodeParams, PlanQuery } from '@larder/contracts';
import { Access, Answers, IdempotencyKey, jsonList, ReadsCopy, sendJson } from '@larder/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CodeUsageConsumer } from './code-usage.consumer.js';
import { DiscountCodesService } from './discount-codes.service.js';

@Controller('api/admin/restaurant/discount-codes')
export class DiscountCodesController {
  constructor(private readonly codes: DiscountCodesService) {}

  @Access('admin')
  @Answers([DiscountCode])
  @ReadsCopy(CodeUsageConsumer)
  @Get()
  async list(@Res() reply: FastifyReply): Promise<void> {
    await sendJson(reply, jsonList(this.codes.list()));
  }

  @Access('admin')
  @Answers(DiscountCode, 201)
  @Post()
  async create(@Body() input: DiscountCodeInput, @IdempotencyKey() key: string | null): Promise<DiscountCode> {
    return await this.codes.create(input, key);
  }

  @Access('admin')
  @Answers(DiscountCode)
  @Put(':id')
  async change(@Param() { id }: DiscountCodeParams, @Body() input: DiscountCodeInput): Promise<DiscountCode> {
    return await this.codes.change(id, input);
  }

  @Access('admin')
  @Answers(DiscountCode)
  @Patch(':id')
  async changePart(@Param() { id }: DiscountCodeParams, @Body() input: DiscountCodeInput): Promise<DiscountCode> {
    return await this.codes.change(id, input);
  }

  @Access('admin')
  @Answers(DeletedRow)
  @Delete(':id')
  async delete(@Param() { id }: DiscountCodeParams, @Query() plan: PlanQuery): Promise<DeletedRow> {
    return await this.codes.delete(id, plan);
  }
}
