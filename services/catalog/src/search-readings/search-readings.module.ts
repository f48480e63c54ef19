import { Module } from '@nestjs/common';
import { NameTexts } from './name-texts.js';
import { SearchReadingsController } from './search-readings.controller.js';

@Module({ controllers: [SearchReadingsController], providers: [NameTexts] })
export class SearchReadingsModule {}
