import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { dropUser } from './patch-user.ts'

export const useDeleteUser = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/users/:id', { params: { id } }),
    onSuccess: () => dropUser(client, id),
  })
}
