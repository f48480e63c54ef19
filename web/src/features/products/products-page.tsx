import type { StaffUser } from '@larder/contracts';
import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { connectionTexts } from '../../texts/connection.ts';
import { productListTexts } from '../../texts/product-list.ts';
import { ProductList } from './product-list.tsx';
import { ProductToolbar } from './product-toolbar.tsx';
import { ProductsHeader } from './products-header.tsx';
import { filterProducts, useProductFilter } from './use-product-filter.ts';
import { useStaffProducts } from './use-staff-products.ts';

interface ProductsPageProps {
  user: StaffUser;
  signOut: ReactNode;
}

export function ProductsPage({ user, signOut }: ProductsPageProps) {
  const products = useStaffProducts();
  const filter = useProductFilter();
  const all = products.data ?? [];
  const shown = filterProducts(all, filter);
  const editable = user.role === 'admin';

  return (
    <>
      <title>{productListTexts.pageTitle}</title>
      <SkipLink />
      <ProductsHeader
        user={user}
        signOut={signOut}
        age={products.isRefetchError ? connectionTexts.pricesNotRefreshed : null}
      />
      <main id="main" className="grid gap-4 px-4 py-5 md:px-6 lg:px-8">
        <ProductToolbar
          filter={filter}
          shown={shown.length}
          total={products.data === undefined ? null : all.length}
          viewOnly={!editable}
        />
        <ProductList
          state={products.data !== undefined ? 'ready' : products.isError ? 'failed' : 'loading'}
          problem={problemOf(products.error)}
          products={shown}
          filtered={all.length > shown.length}
          editable={editable}
          onRetry={() => void products.refetch()}
          onClearFilters={filter.clear}
        />
      </main>
    </>
  );
}

function problemOf(error: Error | null): string | null {
  return error instanceof ApiError ? (error.serverMessage ?? error.message) : null;
}
