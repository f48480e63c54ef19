import { basename } from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** Readable class names: the stylesheet and the class. Names of modules are unique, which a unit test checks. */
export const cssModules: CSSModulesOptions = {
  localsConvention: 'camelCaseOnly',
  generateScopedName: (name, file) => `${basename(file.replace(/\?.*$/, ''), '.module.css')}__${name}`,
};
