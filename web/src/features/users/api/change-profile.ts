import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { session } from '#lib/session/session.ts'
import type { CallInput } from '@bartan/contract/api'

type ProfileChange = CallInput<'PUT /api/users/profile'>['body']

export const useChangeProfile = () =>
  useMutation({
    mutationFn: (body: ProfileChange) => call('PUT /api/users/profile', { body }),
    onSuccess: (user) => session.changeUser(user),
  })
