import { describe, expect, it, jest } from '@jest/globals';
import { forbidContracts } from './forbid-contracts.ts';

type Resolve = (this: { error: (message: string) => never }, source: string, importer?: string) => null;

function resolve(source: string): null {
  const fail = (message: string): never => {
    throw new Error(message);
  };
  const { resolveId } = forbidContracts() as unknown as { resolveId: Resolve };
  return resolveId.call({ error: jest.fn(fail) as (message: string) => never }, source, 'src/app/main.tsx');
}

describe('the build', () => {
  it.each(['@larder/contracts', '@larder/contracts/product'])(
    'ends when something asks for %s at run time',
    (source) => {
      expect(() => resolve(source)).toThrow(`src/app/main.tsx imports ${source} at run time`);
    },
  );

  it('ignores everything else', () => {
    expect(resolve('@larder/kernel')).toBeNull();
    expect(resolve('./contracts.ts')).toBeNull();
  });
});
