import type { FeedProduct } from '@bartan/contract/feeds/endpoints'
import {
  EXPECTED_BY,
  type MissingAttribute,
  FEED_NAMES,
  FEED_PATHS,
} from '@bartan/contract/feeds/rules'
import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { nameOf } from '#components/commerce/product-name.ts'
import { Badge, Card, Heading, Note, OutsideLink, TextLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { Breakable, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { Pager } from '#components/ui/table/pager.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { call } from '#lib/api/api-client.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { css } from '#styled-system/css'
import { wrap, grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { LacksFilter } from './lacks-filter.tsx'

/** Few enough that a phone shows what is below. */
const FEEDS_PAGE = 20

/** Products with missing data; the server refuses an unknown kind. */
const feedsQuery = (lacks: string, page: number) =>
  queryOptions({
    queryKey: [...adminKey('feeds'), lacks, page],
    queryFn: ({ signal }) =>
      call(
        'GET /api/admin/feeds',
        { query: { lacks, page: String(page), limit: String(FEEDS_PAGE) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const feedLinksStyles = { address: css({ overflowWrap: 'anywhere' }) }

/** Feed addresses for advertising platforms. */
const FeedLinks = () => {
  const t = useText()
  return (
    <Card className={grid({ gap: '3', mb: '4' })} as="section">
      <div>
        <Heading size="small">{t('links')}</Heading>
        <Note>{t('linksAbout')}</Note>
      </div>
      <dl className={grid({ gap: '3' })}>
        {FEED_NAMES.map((name) => {
          const address = new URL(FEED_PATHS[name], location.origin).href
          return (
            <div key={name}>
              <dt className={css({ fontSize: 'sm', color: 'ink.soft' })}>{t(name)}</dt>
              <dd>
                <OutsideLink className={feedLinksStyles.address} href={address} target="_blank">
                  {address}
                </OutsideLink>
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}

const styles = {
  /** Below the name where rows are lines. */
  inLine: css({
    display: 'block',
    fontSize: 'xs',
    fontWeight: 'normal',
    color: 'ink.soft',
    '@container (min-width: 970px)': { display: 'none' },
  }),
}

const FeedTable = ({ products }: { products: readonly FeedProduct[] }) => {
  const t = useText()
  const nameOfLack = (lack: MissingAttribute) => {
    const [feed, ...others] = EXPECTED_BY[lack]
    const name = t(`lack.${lack}`)
    return feed === undefined || others.length > 0
      ? name
      : t('lackOf', { feed: t(`of.${feed}`), lack: name })
  }
  return (
    <DataTable
      caption={t('products')}
      size="lines"
      rows={products}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: t('product'),
          head: 'lead',
          headName: (product) => nameOf(t.language, product),
          cell: (product) => (
            <Breakable>
              <TextLink className={cellLink} tone="plain" to={adminPaths.product(product._id)}>
                {nameOf(t.language, product)}
              </TextLink>
              <span className={styles.inLine} aria-hidden>
                {[
                  ...(product.leftOut ? [t(`lack.${product.leftOut}`)] : []),
                  ...product.lacks.map(nameOfLack),
                ].join(' · ')}
              </span>
            </Breakable>
          ),
        },
        {
          name: 'SKU',
          isWide: true,
          cell: ({ sku }) => <Breakable className={css({ minW: '120px' })}>{sku}</Breakable>,
        },
        {
          name: t('missing'),
          isLong: true,
          isWide: true,
          cell: ({ leftOut, lacks }) => (
            <span className={wrap({ gap: '1.5' })}>
              {leftOut && <Badge tone="danger">{t(`lack.${leftOut}`)}</Badge>}
              {lacks.map((lack) => (
                <Badge key={lack} tone="warning">
                  {nameOfLack(lack)}
                </Badge>
              ))}
            </span>
          ),
        },
      ]}
    />
  )
}

/** Product feeds for advertising platforms, and the data that products lack for them. */
export const Feeds = () => {
  const t = useText()
  const { values, page, change } = useAddressFilters(['lacks'])
  const load = useQuery(feedsQuery(values.lacks, page))
  return (
    <>
      <FeedLinks />
      <LoadState load={load} skeleton={<RowsSkeleton />}>
        {({ items, counts, products, total }) => (
          <>
            <p className={css({ mb: '3' })}>{t('items', { count: items })}</p>
            <LacksFilter
              counts={counts}
              isEmpty={items === 0}
              chosen={values.lacks}
              onChange={(lacks) => change({ lacks })}
            />
            {total === 0 ? (
              <EmptyState title={t('complete')} Icon={CircleCheck} />
            ) : (
              <>
                <FeedTable products={products} />
                <Pager
                  page={page}
                  size={FEEDS_PAGE}
                  total={total}
                  totalText={t('count', { count: total })}
                />
              </>
            )}
          </>
        )}
      </LoadState>
    </>
  )
}
