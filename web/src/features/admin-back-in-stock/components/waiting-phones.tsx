import type { WaitingPhone } from '@bartan/contract/back-in-stock/schema'
import { choiceIn } from '@bartan/contract/messages/texts/choice-in'
import { nameOf as nameIn } from '@bartan/contract/products/names'
import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { BusyButton, Card, OutsideLink, TextLink } from '#components/ui/elements.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { ListRow } from '#components/ui/table/list-row.tsx'
import { LoadMoreButton } from '#components/ui/table/load-more.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { call } from '#lib/api/api-client.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { whatsAppLink } from '#lib/contact-links.ts'
import { paths } from '#lib/paths.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useShop, type Shop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const PAGE = 50

const waitingKey = () => adminKey('waiting-phones')

/** Oldest first; the next page starts after the last entry seen, so that removed rows skip no entry. */
const waitingQuery = (isAll: boolean) =>
  infiniteQueryOptions({
    queryKey: [...waitingKey(), isAll],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/back-in-stock',
        {
          query: {
            after: pageParam,
            limit: String(PAGE),
            ...(!isAll && { back: 'true' as const }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?._id),
  })

const useRemoveWaiting = (id: string) => {
  const t = useText()
  return useAction({
    mutationFn: () => call('DELETE /api/admin/back-in-stock/:id', { params: { id } }),
    done: t('removed'),
    failed: t('notRemoved'),
    refresh: [waitingKey()],
  })
}

const styles = { product: css({ fontSize: 'md', overflowWrap: 'anywhere' }) }

type Wanted = WaitingPhone['product']

/** Address of the variant that is back. */
const addressOf = ({ _id, size, color }: Wanted): string => {
  const choice = Object.entries({ color, size }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return [paths.product(_id), ...(choice.length > 0 ? [choice.join('&')] : [])].join('?')
}

/** Message in the language of the person who asked. */
const messageFor = (shop: Shop, { product, language }: WaitingPhone): string => {
  const choice = choiceIn(product, language)
  const what = [nameIn(product, language), choice].filter(Boolean).join(', ')
  const address = addressOf(product)
  return language === 'hi'
    ? `नमस्ते, ${shop.name} की ओर से: ${what} अब फिर से स्टॉक में है। ${location.origin}/hi${address}`
    : `Hello, this is ${shop.name}: ${what} is back in stock. ${location.origin}${address}`
}

/** A person who waits for a product, with a message ready to send. */
const WaitingRow = ({ waiting }: { waiting: WaitingPhone }) => {
  const t = useText()
  const shop = useShop()
  const { _id, product, phone, createdAt } = waiting
  const { mutate: remove, isPending } = useRemoveWaiting(_id)
  return (
    <ListRow>
      <div className={css({ minW: '0', fontSize: 'sm' })}>
        <TextLink className={styles.product} to={addressOf(product)}>
          {[nameOf(t.language, product), choiceOf(t.language, product)].filter(Boolean).join(', ')}
        </TextLink>
        <p className={css({ color: 'ink.soft' })}>
          {phone} · {t('since', { moment: formatMoment(t.language, createdAt) })} ·{' '}
          {product.countInStock > 0 ? t('inStock', { count: product.countInStock }) : t('soldOut')}
        </p>
      </div>
      <div className={wrap({ align: 'center', gap: '4' })}>
        {product.countInStock > 0 && (
          <OutsideLink href={whatsAppLink(phone, messageFor(shop, waiting))}>
            {t('write')}
          </OutsideLink>
        )}
        <BusyButton variant="outline" size="sm" isBusy={isPending} onClick={() => remove()}>
          {t('told')}
        </BusyButton>
      </div>
    </ListRow>
  )
}

/** Requests to be told on WhatsApp; those whose product is back come first. */
export const WaitingPhones = () => {
  const t = useText()
  const { values, change } = useAddressFilters(['show'])
  const isAll = values.show === 'all'
  const load = useInfiniteQuery(waitingQuery(isAll))
  return (
    <>
      <div className={css({ maxW: { sm: '280px' }, mb: '4' })}>
        <OptionSelect
          aria-label={t('which')}
          value={values.show}
          options={[
            ['', t('backOnly')],
            ['all', t('all')],
          ]}
          onPick={(show) => change({ show })}
        />
      </div>
      <LoadState
        load={load}
        skeleton={<RowsSkeleton height="80px" />}
        isEmpty={({ pages }) => pages[0]?.length === 0}
        empty={
          <EmptyState title={t(isAll ? 'none' : 'noneBack')} Icon={BellRing} text={t('noneYet')} />
        }
      >
        {({ pages }) => (
          <Card as="ul" aria-label={t('waiting')} padding="none">
            {pages.flat().map((waiting) => (
              <WaitingRow key={waiting._id} waiting={waiting} />
            ))}
          </Card>
        )}
      </LoadState>
      <LoadMoreButton list={load}>{t('more')}</LoadMoreButton>
    </>
  )
}
