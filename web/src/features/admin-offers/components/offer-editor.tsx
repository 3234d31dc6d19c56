import type { OfferReply } from '@bartan/contract/offers/schema'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useNow } from '#lib/clock.ts'
import { goodsQuery, offersQuery } from '../offer-calls.ts'
import { copyOf, draftOf, newDraft } from '../offer-draft.ts'
import { useText } from '../texts.ts'
import { OfferForm } from './offer-form.tsx'

type WithGoodsProps = {
  offer: OfferReply | undefined
  isCopy: boolean
  others: readonly OfferReply[]
  onSaved: () => void
}

const WithGoods = ({ offer, isCopy, others, onSaved }: WithGoodsProps) => {
  const t = useText()
  const now = new Date(useNow())
  const changed = isCopy ? undefined : offer
  const start =
    offer === undefined
      ? newDraft(now, t('usualName'))
      : isCopy
        ? copyOf(offer, now, t('copyOf', { name: offer.name }))
        : draftOf(offer, now)
  return (
    <LoadState load={useQuery(goodsQuery())}>
      {(products) => (
        <OfferForm
          start={start}
          before={changed}
          others={others.filter((other) => other !== changed)}
          products={products}
          onSaved={onSaved}
        />
      )}
    </LoadState>
  )
}

type OfferEditorProps = {
  /** Id of the offer to change or copy. */
  id?: string | undefined
  isCopy?: boolean
  onSaved: () => void
}

/** Form for a new offer, a copy, or an existing one. */
export const OfferEditor = ({ id, isCopy = false, onSaved }: OfferEditorProps) => {
  const t = useText()
  return (
    <LoadState load={useQuery(offersQuery())}>
      {(offers) => {
        const offer = offers.find(({ _id }) => _id === id)
        return id !== undefined && !offer ? (
          <EmptyState
            title={t('noSuchOffer')}
            action={<ButtonLink to={adminPaths.offers}>{t('allOffers')}</ButtonLink>}
          />
        ) : (
          <WithGoods offer={offer} isCopy={isCopy} others={offers} onSaved={onSaved} />
        )
      }}
    </LoadState>
  )
}
