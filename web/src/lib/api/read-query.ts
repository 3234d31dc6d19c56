import type { CallName, CallReply } from '@bartan/contract/api'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { call, type Arguments } from './api-client.ts'

/** The query of a call that reads. */
export const readQuery = <N extends CallName>(
  queryKey: QueryKey,
  name: N,
  ...[input]: Arguments<N>
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<CallReply<N>> =>
      call(name, ...([input ?? {}, { signal }] as unknown as Arguments<N>)),
  })
