import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import type { CallInput } from '@bartan/contract/api'

export type Credentials = CallInput<'POST /api/users/login'>['body']

export const useLogIn = () =>
  useMutation({ mutationFn: (body: Credentials) => call('POST /api/users/login', { body }) })
