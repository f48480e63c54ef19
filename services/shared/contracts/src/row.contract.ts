import { Planned } from './change-set.contract.js';
import { Flag } from './fields/choice.field.js';
import { Id, IdOf } from './fields/text.field.js';

/** Path parameters of routes with {id}, each with the noun for its 404 answer. */
export class ProductParams {
  @IdOf('Product') id!: string;
}

export class RestaurantProductParams {
  @IdOf('Product') id!: string;
}

export class RestaurantCategoryParams {
  @IdOf('Category') id!: string;
}

export class RestaurantOrderParams {
  @IdOf('Order') id!: string;
}

export class OrderExportParams {
  @IdOf('Export') id!: string;
}

export class DiscountCodeParams {
  @IdOf('Discount code') id!: string;
}

export class DiscountTierParams {
  @IdOf('Tier') id!: string;
}

export class RebateParams {
  @IdOf('Rebate') id!: string;
}

export class CustomerParams {
  @IdOf('Customer') id!: string;
}

export class UserParams {
  @IdOf('User') id!: string;
}

export class OpenSessionParams {
  @IdOf('Session') id!: string;
}

export class ScreenParams {
  @IdOf('Screen') id!: string;
}

export class DeletedRow extends Planned {
  @Flag() success!: boolean;
  @Id() id!: string;
}
