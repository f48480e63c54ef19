import { Flag } from '../fields/choice.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Whole } from '../fields/number.field.js';
import { Text } from '../fields/text.field.js';

export class SkippedPicture {
  @Text(300) name!: string;
  @Text(200) reason!: string;
}

export class PictureImportDetails {
  @Whole(0, 100_000) imported!: number;
  @Whole(0, 100_000) skipped!: number;

  /** Imported pictures named by a product's id, which became its picture. */
  @Whole(0, 100_000) attached!: number;
  @ListOf(() => SkippedPicture, 100) reasons!: SkippedPicture[];
}

/** POST /api/admin/system/import-images (multipart, field `images`) */
export class PictureImportAnswer {
  @Flag() success!: boolean;
  @Text(300) message!: string;
  @Nested(() => PictureImportDetails) details!: PictureImportDetails;
}
