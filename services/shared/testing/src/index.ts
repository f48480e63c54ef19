export * from './entity-suite.js';
export * from './eventually.js';
export * from './hostile-backups.js';
export * from './logged-payloads.js';
export * from './permission-suite.js';
export * from './staff-builder.js';
export * from './test-database.js';
export * from './test-service.js';
