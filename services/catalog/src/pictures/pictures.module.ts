import { MultipartIntake } from '@larder/platform/forms';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { IMAGES_FOLDER, PictureStore } from './picture-store.js';
import { PictureUploadController } from './picture-upload.controller.js';

/** Global, because the folder is given once and several features use it. */
@Global()
@Module({})
export class PicturesModule {
  static for(imagesFolder: string | undefined): DynamicModule {
    return {
      module: PicturesModule,
      controllers: [PictureUploadController],
      providers: [{ provide: IMAGES_FOLDER, useValue: imagesFolder }, MultipartIntake, PictureStore],
      exports: [PictureStore, IMAGES_FOLDER],
    };
  }
}
