import { fetchProductExport, fetchProductTemplate } from '../../../shared/api/staff-products.ts';
import { useFile } from '../../../shared/csv-import/use-file.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { problems } from '../changes/problems.ts';

/** Every product as a CSV file. */
export const useProductExport = () => useFile(fetchProductExport, toastTexts.exportProducts.failure, problems);

export const useProductTemplate = () => useFile(fetchProductTemplate, toastTexts.productTemplate.failure, problems);
