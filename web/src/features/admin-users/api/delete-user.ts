import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { usersKey } from './users-query.ts'

export const useDeleteUser = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/users/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: usersKey() }),
  })
}
