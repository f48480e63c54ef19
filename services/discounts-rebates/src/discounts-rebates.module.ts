import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule, type ServiceConfig } from '@larder/platform';

@Module({})
export class DiscountsRebatesModule {
  static for(config: ServiceConfig): DynamicModule {
    return { module: DiscountsRebatesModule, imports: [PlatformModule.for(config)] };
  }
}
