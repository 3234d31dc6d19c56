import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { ProductGrid, ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { Heading, TextLink, Note } from '#components/ui/elements.tsx'
import { LoadError } from '#components/ui/loading/load-error.tsx'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { translateValue } from '#i18n/translate.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { css, cx } from '#styled-system/css'
import { beforePage, comingOn, countMeasured, type ProductsPage } from '../product-queries.ts'
import { useText } from '../texts.ts'
import { LoadMore } from './load-more.tsx'

const STORE = 'bartan.pages'

/**
 * Number of pages that are open in this tab's latest list, so that a reload restores them. 0 on the server, where
 * reading storage would throw for each page.
 */
const openPagesOf = (list: string | undefined): number => {
  if (typeof window === 'undefined') return 0
  try {
    const [pages, stored] = sessionStorage.getItem(STORE)?.split(' ') ?? []
    return (stored === list && Number(pages)) || 0
  } catch {
    return 0
  }
}

const storeOpenPages = (list: string, pages: number): void => {
  try {
    sessionStorage.setItem(STORE, `${pages} ${list}`)
  } catch {
    // Without storage, the list starts with its first page.
  }
}

const styles = {
  // Delayed, because a list that loads immediately needs no announcement.
  delayedAppearance: css({ animation: 'fadeIn {durations.normal} {durations.delay} both' }),
  above: css({ mb: '5' }),
  products: css({ transition: 'opacity {durations.normal}' }),
  outdated: css({ opacity: 0.45 }),
  current: css({ opacity: 1 }),
}

/** Number of pages that load automatically. */
const AUTOMATIC_PAGES = 5
const ABOVE_THE_FOLD = 3
const SKELETONS = 9

type ProductResultsProps = {
  load: Pick<
    UseInfiniteQueryResult<InfiniteData<ProductsPage>>,
    | 'data'
    | 'error'
    | 'isPlaceholderData'
    | 'isFetching'
    | 'refetch'
    | 'isFetchingNextPage'
    | 'fetchNextPage'
  >
  /** Address of a page of this list. */
  pageLink: (page: number) => string
  empty: ReactNode
  /** Below a list that fills no row. */
  few?: ReactNode
  /** Beside filters, or as wide as the page. */
  layout?: 'beside' | 'page'
}

type FoundProps = Required<Pick<ProductResultsProps, 'layout'>> & {
  pages: readonly ProductsPage[]
}

/** The products; what has the measure of a search comes first. */
const Found = ({ pages, layout }: FoundProps) => {
  const t = useText()
  const products = pages.flatMap((page) => page.products)
  const measures = pages[0]?.read.measures ?? []
  const measured = countMeasured(pages)
  return (
    <>
      <ProductGrid
        label={t('products')}
        products={products.slice(0, measured || undefined)}
        layout={layout}
        priority={ABOVE_THE_FOLD}
      />
      {measured > 0 && (
        <>
          <Heading className={css({ mt: '10', mb: '5' })} size="card">
            {t('withoutMeasure', {
              count: (pages.at(-1)?.total ?? 0) - measured,
              measures: measures.map((one) => translateValue(t.language, one)).join(', '),
            })}
          </Heading>
          <ProductGrid products={products.slice(measured)} layout={layout} />
        </>
      )}
    </>
  )
}

/** A collection's products. While another list loads, the current one stays, dimmed; an error is shown above it. */
export const ProductResults = (props: ProductResultsProps) => {
  const t = useText()
  const { load, pageLink, empty, few, layout = 'beside' } = props
  const { data, error, isPlaceholderData, isFetching, refetch } = load
  const list = data?.pages[0]?.list
  const pages = data?.pages.length ?? 0
  const [openBefore] = useState(() => openPagesOf(list))
  useEffect(() => {
    if (list !== undefined && pages > openBefore) storeOpenPages(list, pages)
  }, [list, pages, openBefore])
  const isOffline = useIsOffline()
  // What is known stands without it where the page says that it is offline.
  const failure = error && !(data && isOffline) && (
    <LoadError error={error} retry={() => void refetch()} isRetrying={isFetching} />
  )
  if (!data)
    return (
      failure ?? (
        <div className={css({ position: 'relative' })}>
          <LoadingText look="pill" />
          <ProductGridSkeleton count={SKELETONS} layout={layout} />
        </div>
      )
    )

  const products = data.pages.flatMap((page) => page.products)
  const total = data.pages.at(-1)?.total ?? 0
  const leftOut = data.pages[0]?.read.leftOut ?? []
  const firstPage = Number(data.pageParams[0] ?? 1)
  const before = beforePage(firstPage)
  const coming = comingOn(firstPage + pages, total)
  return (
    // At least as tall as the screen, so that the footer doesn't shift into view when a list gets shorter.
    <div className={css({ position: 'relative', minH: '100vh' })} aria-busy={isPlaceholderData}>
      {isPlaceholderData && (
        <div className={styles.delayedAppearance}>
          <LoadingText look="pill" />
        </div>
      )}
      {failure && <div className={styles.above}>{failure}</div>}
      {leftOut.length > 0 && (
        <Note className={css({ mb: '4', overflowWrap: 'anywhere' })}>
          {t('leftOut', { words: leftOut.join(', ') })}
        </Note>
      )}
      {firstPage > 1 && (
        <p className={styles.above}>
          <TextLink to={pageLink(firstPage - 1)}>{t('earlier')}</TextLink>
        </p>
      )}
      <div className={cx(styles.products, isPlaceholderData ? styles.outdated : styles.current)}>
        {products.length === 0 ? (
          empty
        ) : (
          // Remounts per list, so that cards in both lists don't visibly move.
          <Found key={list} pages={data.pages} layout={layout} />
        )}
      </div>
      {total > 0 && total < 4 && few}
      {/* Stays at the end of a list of several pages, so that the footer doesn't move up. */}
      {(coming > 0 || pages > 1) && (
        <LoadMore
          to={pageLink(firstPage + pages)}
          shown={before ? `${before + 1}–${before + products.length}` : products.length}
          total={total}
          coming={coming}
          layout={layout}
          isLoading={load.isFetchingNextPage}
          isAutomatic={
            coming > 0 &&
            pages < Math.max(AUTOMATIC_PAGES, openBefore) &&
            !isPlaceholderData &&
            !error
          }
          onMore={() => void load.fetchNextPage()}
        />
      )}
    </div>
  )
}
