import type { CallInput } from '@bartan/contract/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { usersKey } from './users-query.ts'

export const useAddUser = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/admin/users'>['body']) =>
      call('POST /api/admin/users', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: usersKey() }),
  })
}
