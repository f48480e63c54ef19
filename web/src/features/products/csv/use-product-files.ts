import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../shared/api/file-answer.ts';
import { fetchProductExport, fetchProductTemplate } from '../../../shared/api/staff-products.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { problems } from '../changes/problem-store.ts';

/** Fetches the products as a CSV file; fetched rather than linked to, so that a failure can be told. */
export function useProductExport() {
  const { failure } = toastTexts.exportProducts;
  return useMutation({
    meta: { failure },
    mutationFn: fetchProductExport,
    onSuccess: saveFile,
    onError: () => problems.show({ title: failure.title, detail: failure.fallback, alert: true }),
  });
}

export function useProductTemplate() {
  const { failure } = toastTexts.productTemplate;
  return useMutation({
    meta: { failure },
    mutationFn: fetchProductTemplate,
    onSuccess: saveFile,
    onError: () => problems.show({ title: failure.title, detail: failure.fallback, alert: true }),
  });
}
