import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '#i18n/copy-of.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { BusyButton } from './busy-button.tsx'
import { copy } from './copy.ts'
import { FormAlert } from './form-alert.tsx'

type LoadMoreProps = {
  /** The part of an infinite query that matters here. */
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: Error | null
    fetchNextPage: () => unknown
  }
  /** The number of rows there are so far. */
  shown: number
  total: number
  /** '73 products' */
  totalText: string
}

/** How much of a list is shown, and a button that adds the next part below. */
export const LoadMore = ({ list, shown, total, totalText }: LoadMoreProps) => (
  <chakra.div display="grid" gap="3" mt="4">
    {list.isFetchNextPageError && <FormAlert>{said(messageOf(list.error))}</FormAlert>}
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <chakra.p color="ink.soft" fontSize="sm" aria-live="polite">
        {shown < total && list.hasNextPage
          ? copy('shownOf', { shown, total: totalText })
          : totalText}
      </chakra.p>
      {list.hasNextPage && (
        <BusyButton
          variant="outline"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {copy(list.isFetchingNextPage ? 'loading' : 'loadMore')}
        </BusyButton>
      )}
    </chakra.div>
  </chakra.div>
)
