import { useState } from 'react'
import { asProductId } from '@bartan/contract/products/product-id'
import { PRICE_ROUNDINGS } from '@bartan/contract/products/price/new-price'
import { rupees } from '@bartan/contract/shared/money'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, SelectField } from '#components/ui/form/labeled-fields.tsx'
import { ButtonLink } from '#components/ui/link.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { categoryNames, useShop } from '#lib/shop-settings.ts'
import { UndoResult } from '../bulk-edit/undo-result.tsx'
import { PriceRows } from './price-rows.tsx'
import { useText } from './texts.ts'
import { useKnownProducts, usePriceChange } from './use-price-change.ts'
import type { PriceWish } from './use-price-change.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '4' }),
  fields: css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1', sm: '2' } }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

const WAYS = ['percent', 'amount', 'to'] as const

type Draft = {
  category: string
  brand: string
  way: (typeof WAYS)[number]
  value: string
  round: (typeof PRICE_ROUNDINGS)[number]
}

const START: Draft = { category: '', brand: '', way: 'percent', value: '', round: 'rupee' }

/** Undefined if no number was typed. */
const wishOf = (
  { category, brand, way, value, round }: Draft,
  ids: readonly string[],
): PriceWish | undefined => {
  const typed = value.replaceAll(/[\s,₹%]/g, '').replace('−', '-')
  const number = Number(typed)
  if (typed === '' || !Number.isFinite(number)) return undefined
  const scope =
    ids.length > 0
      ? { products: ids.map(asProductId) }
      : { ...(category && { categories: [category] }), ...(brand && { brands: [brand] }) }
  const change =
    way === 'percent'
      ? { percent: number }
      : way === 'amount'
        ? { amount: rupees(number) }
        : { to: rupees(number) }
  return { scope, change, round }
}

/** Prices of a category, a brand or chosen products, changed together: look, one press, one undo. */
export const ChangePrices = ({ ids }: { ids: readonly string[] }) => {
  const t = useText()
  const language = useLanguage()
  const shop = useShop()
  const isAdmin = useUser()?.role === 'admin'
  const [draft, setDraft] = useState(START)
  const [isTried, setIsTried] = useState(false)
  const { data: products = [] } = useKnownProducts()
  const { looking, writing, undoing, startOver } = usePriceChange()
  const brands = [...new Set(products.map(({ brand }) => brand))].toSorted()
  const wish = wishOf(draft, ids)
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })

  if (writing.data) {
    const { changes, batch } = writing.data
    return (
      <Card className={styles.root} as="section">
        <output>{t('done', { count: changes.length })}</output>
        <UndoResult undoing={undoing} />
        <div className={styles.actions}>
          {isAdmin && batch && !undoing.isSuccess && (
            <BusyButton
              variant="outline"
              isBusy={undoing.isPending}
              onClick={() => undoing.mutate(batch)}
            >
              {t('undo')}
            </BusyButton>
          )}
          <Button variant="outline" onClick={startOver}>
            {t('more')}
          </Button>
          <ButtonLink to={paths.adminProducts}>{t('toProducts')}</ButtonLink>
        </div>
      </Card>
    )
  }

  if (looking.data && wish) {
    const count = looking.data.changes.length
    return (
      <Card className={styles.root} as="section">
        {writing.error && <FormAlert>{messageOf(language, writing.error)}</FormAlert>}
        <div className={styles.actions}>
          {count > 0 ? (
            <BusyButton
              variant="accent"
              isBusy={writing.isPending}
              onClick={() => writing.mutate(wish)}
            >
              {t('write', { count })}
            </BusyButton>
          ) : (
            <p>{t('nothing')}</p>
          )}
          <Button variant="quiet" onClick={startOver}>
            {t('back')}
          </Button>
        </div>
        <PriceRows result={looking.data} products={products} />
      </Card>
    )
  }

  return (
    <Card as="section">
      <form
        className={styles.root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (wish) looking.mutate(wish)
        }}
      >
        {ids.length > 0 ? (
          <p>{t('chosen', { count: ids.length })}</p>
        ) : (
          <div className={styles.fields}>
            <SelectField
              label={t('category')}
              value={draft.category}
              onChange={({ target }) => set({ category: target.value })}
            >
              <option value="">{t('anyCategory')}</option>
              {categoryNames(shop).map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('brand')}
              value={draft.brand}
              onChange={({ target }) => set({ brand: target.value })}
            >
              <option value="">{t('anyBrand')}</option>
              {brands.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        <div className={styles.fields}>
          <SelectField
            label={t('by')}
            value={draft.way}
            onChange={({ target }) =>
              set({ way: WAYS.find((way) => way === target.value) ?? 'percent' })
            }
          >
            {WAYS.map((way) => (
              <option key={way} value={way}>
                {t(`by.${way}`)}
              </option>
            ))}
          </SelectField>
          <InputField
            label={t('value')}
            hint={t('valueHint')}
            error={isTried && !wish ? t('notNumber') : undefined}
            value={draft.value}
            inputMode="text"
            autoComplete="off"
            onChange={({ target }) => set({ value: target.value })}
          />
          <SelectField
            label={t('round')}
            value={draft.round}
            onChange={({ target }) =>
              set({ round: PRICE_ROUNDINGS.find((one) => one === target.value) ?? 'rupee' })
            }
          >
            {PRICE_ROUNDINGS.map((round) => (
              <option key={round} value={round}>
                {t(`round.${round}`)}
              </option>
            ))}
          </SelectField>
        </div>
        {looking.error && <FormAlert>{messageOf(language, looking.error)}</FormAlert>}
        <BusyButton type="submit" variant="accent" isBusy={looking.isPending}>
          {t('show')}
        </BusyButton>
      </form>
    </Card>
  )
}
