import { Module } from '@nestjs/common';
import { StoreNames } from './store-names.js';
import { StoresConsumer } from './stores.consumer.js';

@Module({ providers: [StoreNames, StoresConsumer], exports: [StoreNames] })
export class StoresModule {}
