import type { ReactNode } from 'react'
import { LoadError } from './load-error.tsx'
import { LoadingText } from './loading-text.tsx'

/** The used part of a query; any TanStack Query result fits. */
type Load<T> = {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type LoadStateProps<T> = {
  load: Load<T>
  /** Placeholder of the data's size, against layout shift. */
  skeleton?: ReactNode
  /** Shown if there is no data. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  children: (data: T) => ReactNode
}

/** Shows loading, error, empty or data, in that order and with the spec's words, for every list and view. */
export const LoadState = <T,>({ load, skeleton, empty, isEmpty, children }: LoadStateProps<T>) => {
  if (load.data !== undefined) return <>{isEmpty?.(load.data) ? empty : children(load.data)}</>
  if (load.error)
    return (
      <LoadError
        error={load.error}
        retry={() => void load.refetch()}
        isRetrying={load.isFetching}
      />
    )
  if (!skeleton) return <LoadingText />
  return (
    <>
      <LoadingText look="hidden" />
      {skeleton}
    </>
  )
}
