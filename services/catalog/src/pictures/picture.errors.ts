import { Refusal, sentence } from '@larder/kernel';

export const pictureTooLarge = (): Refusal => new Refusal('too_large', 'Image file is too large. Maximum size is 5MB.');

export const notAPicture = (): Refusal =>
  new Refusal('invalid', 'Invalid file type. Please select a JPEG, PNG or WebP picture.');

export const tooManyPixels = (millions: number): Refusal =>
  new Refusal('invalid', sentence('The picture has too many pixels. The most is {millions} million.', { millions }));

export const notAnUpload = (): Refusal =>
  new Refusal('unsupported_type', 'Send the picture as a file, in the field "image" of a form.');

export const onePicture = (): Refusal => new Refusal('invalid', 'Send one picture, in the field "image".');

export const picturesAway = (): Refusal =>
  new Refusal('unavailable', 'Pictures cannot be stored at the moment. Please try again.', { retryAfterSeconds: 10 });
