import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import type { CallReply } from '@bartan/contract/api'

export type TrackedOrder = CallReply<'GET /api/track'>

/** Asked for by a press: no address of the shop has a phone in it. */
export const useTrack = () =>
  useMutation({
    mutationFn: (query: { number: string; phone: string }) => call('GET /api/track', { query }),
  })
