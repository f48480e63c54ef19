import { fileURLToPath } from 'node:url';

const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  },
];

/** The jest settings of every project: native ES modules, swc for decorators, no type check (tsc does that). */
export default {
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.css$': fileURLToPath(import.meta.resolve('./deploy/css-module-stub.mjs')),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  testTimeout: 20_000,
};
