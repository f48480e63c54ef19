import { LIMITS, Refusal, sentence } from '@larder/kernel';

export const slugTaken = (slug: string): Refusal =>
  new Refusal('conflict', sentence('A category with the slug {slug} exists already.', { slug }));

export const nameTaken = (name: string): Refusal =>
  new Refusal('conflict', sentence('A category called {name} exists already.', { name }));

export const tooManyCategories = (): Refusal =>
  new Refusal(
    'invalid',
    sentence('There are already {most} categories, the maximum.', {
      most: LIMITS.restaurantCategories,
    }),
  );

export const otherCategories = (): Refusal =>
  new Refusal('invalid', 'The new order must name each existing category once. Reload the list and try again.');
