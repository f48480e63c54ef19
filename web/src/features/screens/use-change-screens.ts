import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeScreen, pairScreen, removeScreen } from '../../shared/api/screens.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { screenToasts } from '../../texts/screens.ts';

function useRefreshScreens(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: staffKeys.screens });
}

export function usePairScreen() {
  return useMutation({ mutationFn: pairScreen, meta: screenToasts.pairScreen, onSettled: useRefreshScreens() });
}

export function useUpdateScreen() {
  return useMutation({ mutationFn: changeScreen, meta: screenToasts.updateScreen, onSettled: useRefreshScreens() });
}

export function useRemoveScreen() {
  return useMutation({ mutationFn: removeScreen, meta: screenToasts.removeScreen, onSettled: useRefreshScreens() });
}
