import { useMutation } from '@tanstack/react-query'
import { beginSession } from '#lib/session/account-session.ts'
import { call } from '#lib/api/api-client.ts'
import type { CallInput } from '@bartan/contract/api'

type PasswordChange = CallInput<'PUT /api/users/password'>['body']

/** Ends all other sessions of the account; this one continues with the reply's session (contract §5). */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: PasswordChange) => call('PUT /api/users/password', { body }),
    onSuccess: beginSession,
  })
