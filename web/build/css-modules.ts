import { basename } from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** Readable class names: the stylesheet and the class. A unit test checks that names of modules are unique. */
export const cssModules: CSSModulesOptions = {
  localsConvention: 'camelCaseOnly',
  generateScopedName: (name, file) => `${basename(file.replace(/\?.*$/, ''), '.module.css')}__${name}`,
};
