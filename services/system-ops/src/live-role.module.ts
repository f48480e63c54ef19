import { FigureSource, PlatformModule, type ServiceConfig } from '@larder/platform';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { LiveHub } from './live/live-hub.js';
import { LiveModule } from './live/live.module.js';
import { StoreCopyEntity } from './stores/store-copy.entity.js';

@Injectable()
class LiveFigures extends FigureSource {
  constructor(private readonly hub: LiveHub) {
    super();
  }

  override sockets(): number {
    return this.hub.size;
  }
}

/** The role `live`: only the sockets of system-ops. */
@Module({})
export class LiveRoleModule {
  static for(config: ServiceConfig): DynamicModule {
    return {
      module: LiveRoleModule,
      imports: [PlatformModule.for(config, [StoreCopyEntity]), LiveModule],
      providers: [LiveFigures],
    };
  }
}
