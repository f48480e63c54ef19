import { useService, type RunningService } from '@larder/testing';
import { RestaurantOrdersModule } from '../src/restaurant-orders.module.js';

export const useRestaurantOrders = (options: { replica?: boolean; env?: NodeJS.ProcessEnv } = {}): RunningService =>
  useService('restaurant-orders', { module: (config) => RestaurantOrdersModule.for(config), ...options });
