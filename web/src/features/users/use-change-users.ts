import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { userToasts } from '../../texts/users.ts';
import { createUser, deleteUser, updateUser } from './users-api.ts';

function useRefreshUsers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: staffKeys.users });
}

export function useCreateUser() {
  return useMutation({ mutationFn: createUser, meta: userToasts.createUser, onSettled: useRefreshUsers() });
}

export function useUpdateUser() {
  return useMutation({ mutationFn: updateUser, meta: userToasts.updateUser, onSettled: useRefreshUsers() });
}

export function useDeleteUser() {
  return useMutation({ mutationFn: deleteUser, meta: userToasts.deleteUser, onSettled: useRefreshUsers() });
}
