import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import type { CallInput } from '@bartan/contract/api'

export type Registration = CallInput<'POST /api/users/register'>['body']

export const useRegister = () =>
  useMutation({ mutationFn: (body: Registration) => call('POST /api/users/register', { body }) })
