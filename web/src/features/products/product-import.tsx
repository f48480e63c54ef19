import { RETAIL_CATEGORIES } from '@larder/kernel';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchProductTemplate, importProducts } from '../../shared/api/staff-products.ts';
import { ImportDialog } from '../../shared/csv-import/import-dialog.tsx';
import type { ImportSource } from '../../shared/csv-import/use-csv-import.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { realtime } from '../../shared/realtime/realtime.ts';
import { productImportTexts } from '../../texts/products/import.ts';

/** The live message about an import arrives within this time after the answer. */
const OWN_ECHO_MS = 3000;

export function ProductImport({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const source = useMemo(() => sourceFor(client), [client]);
  return <ImportDialog source={source} onClose={onClose} />;
}

function sourceFor(client: QueryClient): ImportSource {
  return {
    title: productImportTexts.title,
    intro: productImportTexts.intro,
    rules: [
      { name: productImportTexts.columns, value: productImportTexts.required },
      { name: productImportTexts.optional, value: productImportTexts.optionalColumns },
      { name: productImportTexts.categories, value: RETAIL_CATEGORIES.join(', ') },
    ],
    run: importProducts,
    fetchTemplate: fetchProductTemplate,
    onImported: (tell) => {
      keepSaying(tell);
      void client.invalidateQueries({ queryKey: staffKeys.staffProducts });
    },
  };
}

/** This page also receives the live message, whose notice must not hide the import's result. */
function keepSaying(tell: () => void): void {
  const release = realtime.onMessage(({ kind }) => {
    if (kind === 'products-imported') tell();
  });
  setTimeout(release, OWN_ECHO_MS);
}
