import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ProductParams, ProductPatch, type Product } from '@larder/contracts';
import { Access } from '@larder/platform';
import { ProductsService } from './products.service.js';

@Controller('api/admin/products')
export class ProductAdminController {
  private readonly products: ProductsService;

  constructor(products: ProductsService) {
    this.products = products;
  }

  @Access('admin')
  @Patch(':id')
  async change(@Param() { id }: ProductParams, @Body() patch: ProductPatch): Promise<Product> {
    return await this.products.change(id, patch);
  }
}
