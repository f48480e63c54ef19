import type { DeletedRow, NewUser, StaffUser, UserUpdate } from '@larder/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '../../shared/api/http.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { userToasts } from '../../texts/users.ts';

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

const USERS = '/api/admin/users';

/** Only the pages of administrators request it. */
export const usersQuery = queryOptions({
  queryKey: staffKeys.users,
  queryFn: ({ signal }) => requestJson<StaffUser[]>(USERS, { signal, staff: true }),
});

export const createUser = (user: NewUser): Promise<StaffUser> =>
  requestJson(USERS, { method: 'POST', body: user, staff: true });

export const updateUser = ({ id, ...update }: UserUpdate & { id: string }): Promise<StaffUser> =>
  requestJson(`${USERS}/${id}`, { method: 'PUT', body: update, staff: true });

export const deleteUser = (id: string): Promise<DeletedRow> =>
  requestJson(`${USERS}/${id}`, { method: 'DELETE', staff: true });
