import { Module } from '@nestjs/common';
import { StoresModule } from '../stores/stores.module.js';
import { ScreenDeviceController } from './device/screen-device.controller.js';
import { ScreenDeviceRepository } from './device/screen-device.repository.js';
import { ScreenDeviceService } from './device/screen-device.service.js';
import { PriceChangeReadModel } from './price-change.read-model.js';
import { ReceiptRepository } from './receipt.repository.js';
import { ScreenKeeper } from './screen-keeper.js';
import { ScreenWatch } from './screen-watch.js';
import { ScreenRepository } from './screen.repository.js';
import { ScreensController } from './screens.controller.js';
import { ScreensService } from './screens.service.js';

@Module({
  imports: [StoresModule],
  controllers: [ScreenDeviceController, ScreensController],
  providers: [
    PriceChangeReadModel,
    ReceiptRepository,
    ScreenDeviceRepository,
    ScreenDeviceService,
    ScreenKeeper,
    ScreenRepository,
    ScreenWatch,
    ScreensService,
  ],
  exports: [ScreenWatch],
})
export class ScreensModule {}
