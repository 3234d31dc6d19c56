import { Plus } from 'lucide-react'
import { nameOf } from '#components/commerce/product-name.ts'
import { Button, Choice } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import type { DraftProps, KindFieldsProps, OfferDraft } from '../offer-draft.ts'
import { useText } from '../texts.ts'
import { ProductChoice } from './product-choice.tsx'
import { DraftField, TypedField } from './typed-field.tsx'

const styles = { rows: grid({ gap: '4' }), row: grid({ gridTemplateColumns: '2', gap: '3' }) }

const USUAL_PERCENTS = ['10', '15', '20', '25', '30', '50']

const Percent = (props: DraftProps) => (
  <div>
    <DraftField {...props} of="percent" inputMode="numeric" />
    <div className={wrap({ gap: '2', mt: '2' })}>
      {USUAL_PERCENTS.map((percent) => (
        <Choice
          key={percent}
          size="sm"
          aria-pressed={props.draft.percent === percent}
          onClick={() => props.change({ percent })}
        >
          {percent}%
        </Choice>
      ))}
    </div>
  </div>
)

const BuyGet = (props: DraftProps) => {
  const t = useText()
  return (
    <div className={styles.row}>
      <DraftField {...props} of="buy" inputMode="numeric" />
      <DraftField {...props} of="get" inputMode="numeric" />
      <DraftField
        {...props}
        of="getPercent"
        inputMode="numeric"
        hint={t('getPercentHint')}
        error={props.errors.percent}
      />
    </div>
  )
}

/** Products that cost one price together, and that price. */
const SetFields = ({ products, ...props }: KindFieldsProps) => {
  const t = useText()
  const { draft, change, errors } = props
  const { sets } = draft
  const nameOfId = (id: string) => {
    const product = products.find(({ _id }) => _id === id)
    return product ? nameOf(t.language, product) : id
  }
  return (
    <div className={styles.rows}>
      {sets.map((part, at) => (
        <div key={part.productId} className={styles.row}>
          <TypedField
            label={t('setQuantity', { name: nameOfId(part.productId) })}
            value={part.quantity}
            inputMode="numeric"
            error={errors[`products.${at}.quantity`]}
            onType={(quantity) =>
              change({ sets: sets.map((one) => (one === part ? { ...one, quantity } : one)) })
            }
          />
          <Button
            variant="quiet"
            onClick={() => change({ sets: sets.filter((one) => one !== part) })}
          >
            {t('remove', { name: nameOfId(part.productId) })}
          </Button>
        </div>
      ))}
      <ProductChoice
        label={t('setProducts')}
        products={products}
        chosen={sets.map(({ productId }) => productId)}
        onAdd={(productId) => change({ sets: [...sets, { productId, quantity: '1' }] })}
      />
      <DraftField
        {...props}
        of="price"
        inputMode="decimal"
        error={errors.price ?? errors.products}
      />
    </div>
  )
}

/** Discounts by minimum quantity. */
const TierFields = ({ draft: { tiers }, change, errors }: DraftProps) => {
  const t = useText()
  const set = (place: number, typed: Partial<OfferDraft['tiers'][number]>) =>
    change({ tiers: tiers.map((tier, at) => (at === place ? { ...tier, ...typed } : tier)) })
  return (
    <div className={styles.rows}>
      {tiers.map((tier, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps are added at the end and never moved
        <div key={at} className={styles.row}>
          <TypedField
            label={t('tierFrom', { place: at + 1 })}
            value={tier.from}
            inputMode="numeric"
            error={errors[`tiers.${at}.from`] ?? errors.tiers}
            onType={(from) => set(at, { from })}
          />
          <TypedField
            label={t('tierPercent', { place: at + 1 })}
            value={tier.percent}
            inputMode="numeric"
            error={errors[`tiers.${at}.percent`]}
            onType={(percent) => set(at, { percent })}
          />
        </div>
      ))}
      <Button
        className={css({ justifySelf: 'start' })}
        variant="outline"
        size="sm"
        onClick={() => change({ tiers: [...tiers, { from: '', percent: '' }] })}
      >
        <Plus aria-hidden size={16} />
        {t('addTier')}
      </Button>
    </div>
  )
}

/** What an offer gives, by its kind. */
export const KindFields = ({ products, ...props }: KindFieldsProps) => {
  switch (props.draft.kind) {
    case 'sale':
      return <Percent {...props} />
    case 'percent':
      return (
        <>
          <Percent {...props} />
          <DraftField {...props} of="most" isOptional inputMode="decimal" />
        </>
      )
    case 'amount':
      return <DraftField {...props} of="amount" inputMode="decimal" />
    case 'free_delivery':
      return null
    case 'buy_get':
      return <BuyGet {...props} />
    case 'set_price':
      return <SetFields {...props} products={products} />
    case 'quantity':
      return <TierFields {...props} />
  }
}
