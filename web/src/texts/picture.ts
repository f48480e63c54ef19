/** Choosing the picture of a product. */
export const pictureTexts = {
  label: 'Picture',
  drop: 'Drop a picture here, paste one, or',
  choose: 'choose a file',
  rules: 'JPEG, PNG or WebP, at most 5 MB. It becomes a white square of 512 × 512.',
  url: 'Or an address of a picture',
  urlHint: 'A path such as /images/products/bok-choy.jpg, or an https address.',
  useUrl: 'Use',
  invalidUrl: 'Enter a path under /images/products/ or an https address.',
  remove: 'Remove picture',
  preparing: 'Preparing the picture...',
  prepared: (before: string, after: string) => `512 × 512, ${before} became ${after}.`,
  wrongType: 'Please select a valid image file (JPEG, PNG, or WebP)',
  tooLarge: 'Image file is too large. Maximum size is 5MB.',
  unreadable: 'This picture could not be read.',
  alt: 'The chosen picture',
  missing: 'There is no picture at this address; shoppers will see the placeholder.',
} as const;
