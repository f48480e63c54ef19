// A third entry point, `@larder/platform/forms`: services that take no files do not load the reader of forms.
export * from './http/multipart-intake.js';
export * from './http/receive-file.js';
