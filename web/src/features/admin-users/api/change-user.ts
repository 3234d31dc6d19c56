import type { CallInput } from '@bartan/contract/api'
import { ROLES, type Role } from '@bartan/contract/shared/roles'
import type { User } from '@bartan/contract/users/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toSaving } from '#components/ui/form/save-state.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { useText } from '../texts.ts'
import { usersKey, patchUser, dropUser } from './user-queries.ts'

export const useAddUser = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/admin/users'>['body']) =>
      call('POST /api/admin/users', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: usersKey() }),
  })
}

/** Returns a link that isn't stored anywhere. */
export const useInviteStaff = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/admin/invitations'>['body']) =>
      call('POST /api/admin/invitations', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: usersKey() }),
    gcTime: 0,
  })
}

/** The role that another user has set, if that caused the refusal. */
const roleNow = (error: Error): Role | undefined =>
  error instanceof ApiError ? ROLES.find((one) => one === error.current?.role) : undefined

/** Shows the new role optimistically; if refused, shows the old or another user's role with the reason. */
export const useChangeRole = ({ _id: id, role: before }: User) => {
  const t = useText()
  const client = useQueryClient()
  const edit = useMutation({
    scope: { id: `user ${id}` },
    mutationFn: (body: { role: Role; from: Role }) =>
      // Sends only the role, because other fields may have changed since the list was read.
      call('PUT /api/admin/users/:id', { params: { id }, body }),
    onMutate: ({ role }) => patchUser(client, id, { role }),
    // The row already shows the new role by now.
    onError: (error, { from }) => {
      patchUser(client, id, { role: roleNow(error) ?? from })
      toast.error(t('roleNotChanged'), messageOf(t.language, error))
    },
    onSuccess: ({ user }) => {
      patchUser(client, id, user)
      toast.success(t(`is.${user.role}`, { name: user.name }))
    },
  })
  return { changeRole: (role: Role) => edit.mutate({ role, from: before }), saving: toSaving(edit) }
}

/** Shows the server's answer, because another admin may have been faster. */
export const useBlockCashOnDelivery = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `user ${id}` },
    mutationFn: (body: CallInput<'PUT /api/admin/users/:id/cash-on-delivery'>['body']) =>
      call('PUT /api/admin/users/:id/cash-on-delivery', { params: { id }, body }),
    onSuccess: ({ user: { codBlock, ...user } }) => patchUser(client, id, { ...user, codBlock }),
  })
}

/** Returns a one-time password that isn't stored anywhere. */
export const useResetPassword = (id: string) =>
  useMutation({
    mutationFn: () => call('POST /api/admin/users/:id/password-reset', { params: { id } }),
    gcTime: 0,
  })

export const useDeleteUser = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/users/:id', { params: { id } }),
    onSuccess: () => dropUser(client, id),
  })
}
