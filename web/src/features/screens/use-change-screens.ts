import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeScreen, pairScreen, removeScreen } from '../../shared/api/screens.ts';
import { systemKeys } from '../../shared/query/system-keys.ts';
import { toastTexts } from '../../texts/toasts.ts';

function useRefreshScreens(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: systemKeys.screens });
}

export function usePairScreen() {
  return useMutation({ mutationFn: pairScreen, meta: toastTexts.pairScreen, onSettled: useRefreshScreens() });
}

export function useUpdateScreen() {
  return useMutation({ mutationFn: changeScreen, meta: toastTexts.updateScreen, onSettled: useRefreshScreens() });
}

export function useRemoveScreen() {
  return useMutation({ mutationFn: removeScreen, meta: toastTexts.removeScreen, onSettled: useRefreshScreens() });
}
