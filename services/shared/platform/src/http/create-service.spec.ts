import { expect, it } from '@jest/globals';
import { loggedPath } from './create-service.js';

it.each([
  ['/api/restaurant/products-with-discount/AB12', '/api/restaurant/products-with-discount/***'],
  ['/api/restaurant/products%2Dwith-discount%2FAB12', '/api/restaurant/products%2Dwith-discount/***'],
  ['/API/restaurant/Products-With-Discount/AB12/more', '/API/restaurant/Products-With-Discount/***'],
  ['/api/restaurant/products', '/api/restaurant/products'],
])('the path %s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
