import { LoaderCircle, RotateCw } from 'lucide-react'
import { ApiError } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { Button, VisuallyHidden } from '../elements.tsx'
import { useText } from '../texts.ts'

const styles = {
  turning: css({ display: 'inline-grid', color: 'teal', animation: 'spin 1s linear infinite' }),
}

export type Saving = { isPending: boolean; error: Error | null; retry: () => void }

type Mutation<V> = {
  isPending: boolean
  error: Error | null
  variables: V | undefined
  mutate: (variables: V) => void
}

/** State of a mutation's latest save. */
export const toSaving = <V,>({ isPending, error, variables, mutate }: Mutation<V>): Saving => ({
  isPending,
  error,
  retry: () => {
    if (variables !== undefined) mutate(variables)
  },
})

/** State beside an autosaved value: saving, or a retry button after a failure. */
export const SaveState = ({ saving }: { saving: Saving }) => {
  const t = useText()
  const { isPending, error, retry } = saving
  const canRetry = error instanceof ApiError && error.isTransient
  return (
    <output className={css({ display: 'inline-flex', _empty: { display: 'none' } })}>
      {isPending && (
        <>
          <span className={styles.turning} aria-hidden>
            <LoaderCircle size={18} />
          </span>
          <VisuallyHidden>{t('saving')}</VisuallyHidden>
        </>
      )}
      {!isPending && canRetry && (
        <Button variant="outline" size="sm" onClick={retry}>
          <RotateCw aria-hidden size={16} />
          {t('tryAgain')}
        </Button>
      )}
    </output>
  )
}
