import {
  ClearedProducts,
  DeletedRow,
  IdParams,
  Product,
  ProductDraft,
  ProductOrder,
  ProductPatch,
  ReorderedProducts,
} from '@larder/contracts';
import { Access, Answers, BodyLimit } from '@larder/platform';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ORDER_BODY, PICTURE_BODY } from './body-limits.js';
import { ProductsService } from './products.service.js';

@Controller('api/admin/products')
export class ProductAdminController {
  constructor(private readonly products: ProductsService) {}

  @Access('admin')
  @Answers(Product, 201)
  @BodyLimit(PICTURE_BODY)
  @Post()
  async create(@Body() draft: ProductDraft): Promise<Product> {
    return await this.products.create(draft);
  }

  @Access('admin')
  @Answers(ReorderedProducts)
  @BodyLimit(ORDER_BODY)
  @Post('reorder')
  @HttpCode(200)
  async reorder(@Body() { productIds }: ProductOrder): Promise<ReorderedProducts> {
    return { success: true, moved: await this.products.reorder(productIds) };
  }

  @Access('admin')
  @Answers(ClearedProducts)
  @Delete('all')
  async clear(): Promise<ClearedProducts> {
    return { success: true, deletedCount: await this.products.clear() };
  }

  @Access('admin')
  @Answers(Product)
  @BodyLimit(PICTURE_BODY)
  @Patch(':id')
  async change(@Param() { id }: IdParams, @Body() patch: ProductPatch): Promise<Product> {
    return await this.products.change(id, patch);
  }

  @Access('admin')
  @Answers(DeletedRow)
  @Delete(':id')
  async delete(@Param() { id }: IdParams): Promise<DeletedRow> {
    await this.products.delete(id);
    return { success: true, id };
  }
}
