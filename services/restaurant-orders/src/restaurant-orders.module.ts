import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule, type ServiceConfig } from '@larder/platform';

@Module({})
export class RestaurantOrdersModule {
  static for(config: ServiceConfig): DynamicModule {
    return { module: RestaurantOrdersModule, imports: [PlatformModule.for(config)] };
  }
}
