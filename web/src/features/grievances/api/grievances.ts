import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import type { Complaint } from '@bartan/contract/grievances/complaint-schema'

export const useComplain = () =>
  useMutation({ mutationFn: (body: Complaint) => call('POST /api/grievances', { body }) })

/** Who knows number and phone may read it: asked for by a press, so that no address has a phone in it. */
export const useFollowGrievance = () =>
  useMutation({
    mutationFn: ({ number, phone }: { number: string; phone: string }) =>
      call('GET /api/grievances/:number', { params: { number }, query: { phone } }),
  })
