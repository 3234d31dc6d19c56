import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { PRICE_ROUNDINGS } from '@bartan/contract/products/price/new-price'
import { BusyButton, Card } from '#components/ui/elements.tsx'
import { ErrorAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { labeledFaults } from '#lib/api/labeled-faults.ts'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { grid } from '#styled-system/patterns'
import { WAYS, type Draft } from './price-draft.ts'
import { useText } from './texts.ts'
import type { PriceWish, usePriceChange } from './use-price-change.ts'

const styles = { fields: grid({ gap: '4', gridTemplateColumns: { base: '1', sm: '2' } }) }

type FieldsProps = { draft: Draft; set: (change: Partial<Draft>) => void }

type ScopeFieldsProps = FieldsProps & { products: readonly AdminProduct[] }

const ScopeFields = ({ draft, set, products }: ScopeFieldsProps) => {
  const t = useText()
  const shop = useShop()
  const brands = [...new Set(products.map(({ brand }) => brand))].toSorted()
  return (
    <div className={styles.fields}>
      <OptionField
        label={t('category')}
        value={draft.category}
        options={[
          ['', t('anyCategory')],
          ...categoryNames(shop).map(
            (name) => [name, categoryName(t.language, shop, name)] as const,
          ),
        ]}
        onPick={(category) => set({ category })}
      />
      <OptionField
        label={t('brand')}
        value={draft.brand}
        options={[['', t('anyBrand')], ...brands.map((name) => [name, name] as const)]}
        onPick={(brand) => set({ brand })}
      />
    </div>
  )
}

type Props = ScopeFieldsProps & {
  /** Of the chosen products; without any, category and brand are asked for. */
  ids: readonly string[]
  wish: PriceWish | undefined
  isTried: boolean
  onTry: () => void
  looking: ReturnType<typeof usePriceChange>['looking']
}

/** Asks which prices change, and how. */
export const PriceChangeForm = ({
  draft,
  set,
  products,
  ids,
  wish,
  isTried,
  onTry,
  looking,
}: Props) => {
  const t = useText()
  const [fault] = Object.values(labeledFaults(t.language, looking.error, () => t('value')))
  return (
    <Card as="section">
      <form
        className={grid({ gap: '4' })}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onTry()
          if (wish) looking.mutate(wish)
        }}
      >
        {ids.length > 0 ? (
          <p>{t('chosen', { count: ids.length })}</p>
        ) : (
          <ScopeFields draft={draft} set={set} products={products} />
        )}
        <div className={styles.fields}>
          <OptionField
            label={t('by')}
            value={draft.way}
            options={WAYS.map((way) => [way, t(`by.${way}`)] as const)}
            onPick={(way) => set({ way })}
          />
          <InputField
            label={t('value')}
            hint={t('valueHint')}
            error={isTried && !wish ? t('notNumber') : fault}
            value={draft.value}
            inputMode="text"
            autoComplete="off"
            onChange={({ target }) => set({ value: target.value })}
          />
          <OptionField
            label={t('round')}
            value={draft.round}
            options={PRICE_ROUNDINGS.map((round) => [round, t(`round.${round}`)] as const)}
            onPick={(round) => set({ round })}
          />
        </div>
        {fault === undefined && <ErrorAlert error={looking.error} />}
        <BusyButton type="submit" variant="accent" isBusy={looking.isPending}>
          {t('show')}
        </BusyButton>
      </form>
    </Card>
  )
}
