// A separate entry point, so that services without uploads do not load the form reader.
export * from './http/multipart-intake.js';
export * from './http/receive-file.js';
export * from './http/receive-upload.js';
