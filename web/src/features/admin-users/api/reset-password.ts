import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

/** Answers a one-time password, which is stored nowhere. */
export const useResetPassword = (id: string) =>
  useMutation({
    mutationFn: () => call('POST /api/admin/users/:id/password-reset', { params: { id } }),
    gcTime: 0,
  })
