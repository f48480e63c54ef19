import type { Product, Settings } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { productListTexts } from '../../texts/product-list.ts';

interface LoadStateProps {
  products: UseQueryResult<Product[]>;
  settings: UseQueryResult<Settings>;
}

/** What stands in the list's place before it has arrived: that it is coming, or all that went wrong. */
export function LoadState({ products, settings }: LoadStateProps) {
  if (!products.isError)
    return <output className="block py-16 text-center text-ink-2">{productListTexts.loading}</output>;
  const retry = (): void => {
    void products.refetch();
    if (settings.isError) void settings.refetch();
  };
  return (
    <ErrorState onRetry={retry}>
      <p className="font-semibold">{productListTexts.errorTitle}</p>
      <p>{`${productListTexts.fetchError}: ${products.error.message}`}</p>
      {settings.isError && <p>{settings.error.message}</p>}
    </ErrorState>
  );
}
