import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useLanguage } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { toast } from './overlay/toaster.tsx'

type ActionOptions<Reply, Input> = Omit<
  UseMutationOptions<Reply, Error, Input>,
  'onError' | 'onSettled'
> & {
  /** Titles of toasts; the second has the server's reason with it. */
  done?: string
  failed: string
  /** Queries to read again, whatever came of it: a change may be saved although its answer was lost. */
  refresh?: readonly QueryKey[]
}

/** A mutation by a press, which tells in a toast how it went. */
export const useAction = <Reply, Input = void>({
  done,
  failed,
  refresh = [],
  ...options
}: ActionOptions<Reply, Input>) => {
  const language = useLanguage()
  const client = useQueryClient()
  return useMutation({
    ...(done !== undefined && { onSuccess: () => toast.success(done) }),
    ...options,
    onError: (error) => toast.error(failed, messageOf(language, error)),
    onSettled: () => Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
