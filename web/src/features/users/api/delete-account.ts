import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import type { CallInput } from '@bartan/contract/api'

type Deletion = CallInput<'DELETE /api/users/profile'>['body']

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (body: Deletion) => call('DELETE /api/users/profile', { body }) })
