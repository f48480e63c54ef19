import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ImportDialog } from '../../shared/csv-import/import-dialog.tsx';
import type { ImportSource } from '../../shared/csv-import/use-csv-import.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { wholesaleFileTexts } from '../../texts/restaurant-products/files.ts';
import { fetchTemplate, importProducts } from './restaurant-api.ts';

export function WholesaleImport({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const source = useMemo<ImportSource>(
    () => ({
      title: wholesaleFileTexts.importTitle,
      intro: wholesaleFileTexts.hint,
      rules: [
        { name: wholesaleFileTexts.columns, value: wholesaleFileTexts.columnNames },
        { name: wholesaleFileTexts.required, value: wholesaleFileTexts.requiredColumns },
      ],
      run: importProducts,
      fetchTemplate,
      onImported: () => {
        void client.invalidateQueries({ queryKey: staffKeys.restaurantProducts });
        void client.invalidateQueries({ queryKey: staffKeys.restaurantCategories });
      },
    }),
    [client],
  );
  return <ImportDialog source={source} onClose={onClose} />;
}
