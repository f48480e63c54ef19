import { copiedStores } from '@larder/platform';
import { Module } from '@nestjs/common';
import { StoreNames } from './store-names.js';
import { StoresConsumer } from './stores.consumer.js';

@Module({
  providers: [StoreNames, StoresConsumer, copiedStores('system_ops.store_copy', StoresConsumer)],
  exports: [StoreNames],
})
export class StoresModule {}
