import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import type { CallInput } from '@bartan/contract/api'

type PasswordChange = CallInput<'PUT /api/users/password'>['body']

/** With the token of a login by a one-time password, which is good for nothing else; answers a session. */
export const useChoosePassword = (token: string) =>
  useMutation({
    mutationFn: (body: PasswordChange) => call('PUT /api/users/password', { body }, { token }),
  })
