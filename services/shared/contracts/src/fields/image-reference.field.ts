import { IMAGE_DATA_URL, IMAGE_URL, LIMITS } from '@larder/kernel';
import { field } from './field.js';

/** A data URL of a picture at the limit: four characters for three bytes, and the prefix. */
const MAX_LENGTH = Math.ceil(LIMITS.imageBytes / 3) * 4 + 30;

const isReference = (value: string): boolean =>
  value === '' ||
  (value.startsWith('data:')
    ? value.length <= MAX_LENGTH && IMAGE_DATA_URL.test(value)
    : value.length <= LIMITS.imageUrl && IMAGE_URL.test(value));

/** A path under /images/products/, an https address, or a data URL that the service turns into a file; empty: none. */
export function ImageReference(): PropertyDecorator {
  return field(
    {
      name: 'imageReference',
      test: (value) => typeof value === 'string' && isReference(value),
      must: 'a path under /images/products/, an https address, or a JPEG, PNG or WebP picture of at most 5 MB',
    },
    { type: 'string', maxLength: MAX_LENGTH },
  );
}
