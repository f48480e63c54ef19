import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { toastTexts } from '../../texts/toasts.ts';
import { createUser, deleteUser, updateUser } from './users-api.ts';

function useRefreshUsers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.users });
}

export function useCreateUser() {
  return useMutation({ mutationFn: createUser, meta: toastTexts.createUser, onSettled: useRefreshUsers() });
}

export function useUpdateUser() {
  return useMutation({ mutationFn: updateUser, meta: toastTexts.updateUser, onSettled: useRefreshUsers() });
}

export function useDeleteUser() {
  return useMutation({ mutationFn: deleteUser, meta: toastTexts.deleteUser, onSettled: useRefreshUsers() });
}
