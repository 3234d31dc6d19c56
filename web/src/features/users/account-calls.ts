import type { CallInput } from '@bartan/contract/api'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { beginSession } from '#lib/session/account-session.ts'
import { session } from '#lib/session/session.ts'

export type Registration = CallInput<'POST /api/users/register'>['body']

export const useRegister = () =>
  useMutation({ mutationFn: (body: Registration) => call('POST /api/users/register', { body }) })

export type Credentials = CallInput<'POST /api/users/login'>['body']

export const useLogIn = () =>
  useMutation({ mutationFn: (body: Credentials) => call('POST /api/users/login', { body }) })

type PasswordChange = CallInput<'PUT /api/users/password'>['body']

/**
 * Sets a new password with the token of a one-time password's login, which permits nothing else; returns a session.
 */
export const choosePassword = (token: string, body: PasswordChange) =>
  call('PUT /api/users/password', { body }, { token })

/** Sets a new password with a link's token; returns a session. */
export const resetPassword = (body: CallInput<'POST /api/users/password-reset/confirm'>['body']) =>
  call('POST /api/users/password-reset/confirm', { body })

export const useAskPasswordReset = () =>
  useMutation({
    mutationFn: (phone: string) => call('POST /api/users/password-reset', { body: { phone } }),
  })

/** Changes the password, which ends all other sessions; this one continues with the reply's session (contract §5). */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: PasswordChange) => call('PUT /api/users/password', { body }),
    onSuccess: beginSession,
  })

type ProfileChange = CallInput<'PUT /api/users/profile'>['body']

export const useChangeProfile = () =>
  useMutation({
    mutationFn: (body: ProfileChange) => call('PUT /api/users/profile', { body }),
    onSuccess: (user) => session.changeUser(user),
  })

type Deletion = CallInput<'DELETE /api/users/profile'>['body']

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (body: Deletion) => call('DELETE /api/users/profile', { body }) })
