import { Flag } from '../fields/choice.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Whole } from '../fields/number.field.js';
import { Text } from '../fields/text.field.js';

/** A file of the ZIP that was left out, and why. */
export class SkippedPicture {
  @Text(300) name!: string;
  @Text(200) reason!: string;
}

export class PictureImportDetails {
  @Whole(0, 100_000) imported!: number;
  @Whole(0, 100_000) skipped!: number;

  /** Of the imported ones, how many became the picture of a product whose id their name is. */
  @Whole(0, 100_000) attached!: number;

  /** The first of them. */
  @ListOf(() => SkippedPicture, 100) reasons!: SkippedPicture[];
}

/** POST /api/admin/system/import-images (multipart, field `images`) */
export class PictureImportAnswer {
  @Flag() success!: boolean;
  @Text(300) message!: string;
  @Nested(() => PictureImportDetails) details!: PictureImportDetails;
}
