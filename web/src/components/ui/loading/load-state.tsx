import type { ReactNode } from 'react'
import { LoadError } from './load-error.tsx'
import { LoadingText } from './loading-text.tsx'
import { css } from '#styled-system/css'

const styles = {
  root: css({ position: 'relative' }),
}

/** The part of a query that matters here; any of TanStack Query's fits. */
type Load<T> = {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type LoadStateProps<T> = {
  load: Load<T>
  /** Takes the data's place while it loads, at the same size, so that nothing jumps. */
  skeleton?: ReactNode
  /** Shown if there is no data to show. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  children: (data: T) => ReactNode
}

/** Loading, error, empty, data: in that order, with the spec's words, for every list and view. */
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
    <div className={styles.root}>
      <LoadingText look="pill" />
      {skeleton}
    </div>
  )
}
