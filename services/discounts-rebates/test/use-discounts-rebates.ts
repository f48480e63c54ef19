import { useService, type RunningService } from '@larder/testing';
import { DiscountsRebatesModule } from '../src/discounts-rebates.module.js';

export const useDiscountsRebates = (options: { replica?: boolean; env?: NodeJS.ProcessEnv } = {}): RunningService =>
  useService('discounts-rebates', { module: (config) => DiscountsRebatesModule.for(config), ...options });
