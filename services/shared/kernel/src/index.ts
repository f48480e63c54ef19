export * from './limits.js';
export * from './money.js';
export * from './percent.js';
export * from './plain-text.js';
export * from './refusal.js';
export * from './retail-category.js';
export * from './role.js';
export * from './time.js';
