import type { ReactNode } from 'react'
import { useLanguage } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { grid, wrap } from '#styled-system/patterns'
import { BusyButton, Note } from '../elements.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { useText } from '../texts.ts'

const styles = {
  footer: wrap({ align: 'center', justify: 'space-between', gap: '3' }),
  centered: grid({ gap: '3', justifyItems: 'center', mt: '5', _empty: { display: 'none' } }),
}

/** The used part of an infinite query. */
type List = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: Error | null
  fetchNextPage: () => unknown
}

const More = ({ list, children }: { list: List; children: ReactNode }) => {
  const t = useText()
  return (
    list.hasNextPage && (
      <BusyButton
        variant="outline"
        isBusy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {list.isFetchingNextPage ? t('loading') : children}
      </BusyButton>
    )
  )
}

const Failure = ({ list }: { list: List }) => {
  const language = useLanguage()
  return list.isFetchNextPageError && <FormAlert>{messageOf(language, list.error)}</FormAlert>
}

type LoadMoreProps = {
  list: List
  shown: number
  total: number
  /** For example '73 products'. */
  totalText: string
}

/** Shows how much of a list is loaded, with a button for the next page. */
export const LoadMore = ({ list, shown, total, totalText }: LoadMoreProps) => {
  const t = useText()
  return (
    <div className={grid({ gap: '3', mt: '4' })}>
      <Failure list={list} />
      <div className={styles.footer}>
        <Note aria-live="polite">
          {shown < total && list.hasNextPage
            ? t('shownOf', { shown, total: totalText })
            : totalText}
        </Note>
        <More list={list}>{t('loadMore')}</More>
      </div>
    </div>
  )
}

export const LoadMoreButton = ({ list, children }: { list: List; children: ReactNode }) => (
  <div className={styles.centered}>
    <Failure list={list} />
    <More list={list}>{children}</More>
  </div>
)
