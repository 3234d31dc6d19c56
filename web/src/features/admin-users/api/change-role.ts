import type { Role } from '@bartan/contract/users/rules'
import type { User } from '@bartan/contract/users/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Saving } from '#components/ui/save-state.tsx'
import { said } from '#i18n/copy-of.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { toast } from '#lib/toaster.tsx'
import { copy } from '../copy.ts'
import { patchUser } from './patch-user.ts'

/** Shows the new role at once; if the server refuses it, the old one returns with the reason. */
export const useChangeRole = ({ _id: id, role: before }: User) => {
  const client = useQueryClient()
  const {
    mutate,
    isPending,
    error: lastError,
    variables,
  } = useMutation({
    scope: { id: `user ${id}` },
    mutationFn: (role: Role) =>
      // The role alone: the rest may have been changed since this list was read.
      call('PUT /api/admin/users/:id', { params: { id }, body: { role } }),
    onMutate: (role) => {
      patchUser(client, id, { role })
      // When the answer comes, the row, and this hook with it, already shows the new role.
      return { role: before }
    },
    onError: (error, _, old) => {
      if (old) patchUser(client, id, old)
      toast.error(copy('roleNotChanged'), said(messageOf(error)))
    },
    onSuccess: ({ user }) => {
      patchUser(client, id, user)
      toast.success(copy(user.role === 'admin' ? 'isAdmin' : 'isCustomer', { name: user.name }))
    },
  })
  const saving: Saving = {
    isPending,
    error: lastError,
    retry: () => variables && mutate(variables),
  }
  return { changeRole: mutate, saving }
}
