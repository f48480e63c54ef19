import { LIMITS, Refusal, sentence } from '@larder/kernel';

export const slugRequired = (): Refusal => new Refusal('invalid', 'Slug is required');

export const nameRequired = (): Refusal => new Refusal('invalid', 'Display name is required');

export const slugTaken = (slug: string): Refusal =>
  new Refusal('conflict', sentence('There is a category with the slug {slug} already.', { slug }));

export const nameTaken = (name: string): Refusal =>
  new Refusal('conflict', sentence('There is a category called {name} already.', { name }));

export const tooManyCategories = (): Refusal =>
  new Refusal(
    'invalid',
    sentence('There are {most} categories already, which is as many as there can be.', {
      most: LIMITS.restaurantCategories,
    }),
  );

export const otherCategories = (): Refusal =>
  new Refusal('invalid', 'The new order must name existing categories, each once. Reload the list and try again.');
