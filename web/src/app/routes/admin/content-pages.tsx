import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useNavigate, useSearchParams } from 'react-router-dom'
import { Heading } from '#components/ui/elements.tsx'
import { LazyExtra } from '#components/ui/loading/load-boundary.tsx'
import { orderQuery } from '#features/admin-orders/api/order-queries.ts'
import { CustomerOrders } from '#features/admin-orders/components/customer-orders.tsx'
import { Order } from '#features/admin-orders/components/order.tsx'
import { useText as usePagesText } from '#features/admin-pages/texts.ts'
import { userQuery } from '#features/admin-users/api/user-queries.ts'
import { UserSummary } from '#features/admin-users/components/user-summary.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { placeholderOrder } from '#lib/api/find-in-cache.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { css } from '#styled-system/css'
import { NoPage } from './no-page.tsx'
import { SeeInShop, SubPageHeader } from './sub-page-header.tsx'
import { useText } from './texts.ts'

export const UserPage = () => {
  const t = useText()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data, isError } = useQuery(userQuery(id))
  return (
    <>
      <SubPageHeader of="users" title={data?.user.name ?? t('user')} />
      <UserSummary id={id} onDeleted={() => navigate(adminPaths.users)} />
      {!isError && (
        <>
          <Heading className={css({ mt: '8', mb: '4' })} size="card">
            {t('orders')}
          </Heading>
          <CustomerOrders userId={id} />
        </>
      )}
    </>
  )
}

export const OrderPage = () => {
  const t = useText()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: order } = useQuery({
    ...orderQuery(id),
    placeholderData: () => placeholderOrder(client, id),
  })
  const title = order ? t('order', { number: order.number }) : t('orders')
  return (
    <>
      <div className={css({ _print: { display: 'none' } })}>
        <SubPageHeader of="orders" title={title} />
      </div>
      <Order id={id} onDeleted={() => navigate(adminPaths.orders)} />
    </>
  )
}

// The form computes an offer's effect on prices, so it loads on demand.
const OfferEditor = lazyExport(
  () => import('#features/admin-offers/components/offer-editor.tsx'),
  'OfferEditor',
)

/** The offer of the address, or a new one: empty, or a copy. */
export const OfferPage = () => {
  const t = useText()
  const navigate = useNavigate()
  const { id } = useParams()
  const [search] = useSearchParams()
  const copied = search.get('copyOf') ?? undefined
  return (
    <>
      <SubPageHeader of="offers" title={t(id ? 'editOffer' : 'newOffer')} />
      <OfferEditor
        key={id ?? `copy of ${copied}`}
        id={id ?? copied}
        isCopy={!id && copied !== undefined}
        onSaved={() => navigate(adminPaths.offers)}
      />
    </>
  )
}

// The rich text editor is large, and only needed here.
const PageEditor = lazyExport(
  () => import('#features/admin-pages/components/page-editor.tsx'),
  'PageEditor',
)

/** Edits a page that the footer links to. */
export const ContentPageForm = () => {
  const pagesText = usePagesText()
  const { slug: asked } = useParams()
  const slug = CONTENT_SLUGS.find((one) => one === asked)
  if (!slug) return <NoPage />
  return (
    <>
      <SubPageHeader
        of="pages"
        title={pagesText(slug)}
        aside={<SeeInShop path={contentPath(slug)} />}
      />
      <LazyExtra>
        <PageEditor key={slug} slug={slug} />
      </LazyExtra>
    </>
  )
}
