// CommonJS packages that require ESM-only Nest packages fail under jest while those are still being linked, so these
// are loaded before any test file.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
