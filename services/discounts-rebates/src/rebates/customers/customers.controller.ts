import { CustomerMerge, CustomerQuery, CustomerWithCodes, CustomerParams, MergedCustomer } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CustomersService } from './customers.service.js';

@Controller('api/admin/rebates/customers')
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  @Access('admin')
  @Answers([CustomerWithCodes])
  @Get()
  async search(@Query() { search = '' }: CustomerQuery): Promise<CustomerWithCodes[]> {
    return await this.customers.search(search);
  }

  @Access('admin')
  @Answers(MergedCustomer)
  @Post(':id/merge')
  @HttpCode(200)
  async merge(@Param() { id }: CustomerParams, @Body() { into }: CustomerMerge): Promise<MergedCustomer> {
    return await this.customers.merge(id, into);
  }
}
