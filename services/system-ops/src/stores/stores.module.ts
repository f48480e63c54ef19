import { Module } from '@nestjs/common';
import { OpsStores } from './store-directory.js';
import { StoreNames } from './store-names.js';
import { StoresConsumer } from './stores.consumer.js';

@Module({ providers: [StoreNames, StoresConsumer, OpsStores], exports: [StoreNames] })
export class StoresModule {}
