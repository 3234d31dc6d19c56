import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { nameOf } from '#components/commerce/product-name.ts'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { Note } from '#components/ui/elements.tsx'
import { ValueChoices } from '#components/ui/form/value-choices.tsx'
import { translateValue } from '#i18n/translate.ts'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { ChangeDraft, OfferDraft, ScopeField } from '../offer-draft.ts'
import { useText } from '../texts.ts'
import { ProductChoice } from './product-choice.tsx'

const styles = {
  more: css({ minH: 'tap', py: '2', fontSize: 'sm', fontWeight: 'medium', color: 'teal' }),
}

const valuesOf = (
  products: readonly AdminProduct[],
  name: 'material' | 'brand' | 'collection',
  chosen: readonly string[],
): string[] =>
  [...new Set([...products.map((product) => product[name]), ...chosen])].filter(Boolean).toSorted()

type ScopeFieldsProps = {
  scope: OfferDraft['scope']
  change: ChangeDraft
  products: readonly AdminProduct[]
}

/** The products of an offer; an empty choice means all. */
export const ScopeFields = ({ scope, change, products }: ScopeFieldsProps) => {
  const t = useText()
  const shop = useShop()
  const set = (field: ScopeField) => (chosen: readonly string[]) =>
    change({ scope: { ...scope, [field]: chosen } })
  const valueLabel = (value: string) => translateValue(t.language, value)
  const productLabel = (id: string) => {
    const product = products.find(({ _id }) => _id === id)
    return product ? nameOf(t.language, product) : id
  }
  const isNarrow = scope.brands.length + scope.collections.length + scope.products.length > 0
  return (
    <section className={grid({ gap: '4', minW: '0' })} aria-label={t('on')}>
      <ValueChoices
        title={t('categories')}
        values={[...new Set([...categoryNames(shop), ...scope.categories])]}
        chosen={scope.categories}
        labelOf={(value) => categoryName(t.language, shop, value)}
        onChange={set('categories')}
      />
      <ValueChoices
        title={t('materials')}
        values={valuesOf(products, 'material', scope.materials)}
        chosen={scope.materials}
        labelOf={valueLabel}
        onChange={set('materials')}
      />
      <Note>{t('onHint')}</Note>
      <Disclosure className={styles.more} summary={t('moreGoods')} opens={isNarrow}>
        <div className={grid({ gap: '4', pt: '2' })}>
          <ValueChoices
            title={t('brands')}
            values={valuesOf(products, 'brand', scope.brands)}
            chosen={scope.brands}
            labelOf={valueLabel}
            onChange={set('brands')}
          />
          <ValueChoices
            title={t('collections')}
            values={valuesOf(products, 'collection', scope.collections)}
            chosen={scope.collections}
            labelOf={valueLabel}
            onChange={set('collections')}
          />
          <ProductChoice
            label={t('products')}
            products={products}
            chosen={scope.products}
            onAdd={(id) => set('products')([...scope.products, id])}
          />
          <ValueChoices
            title={t('products')}
            values={scope.products}
            chosen={scope.products}
            labelOf={productLabel}
            onChange={set('products')}
          />
        </div>
      </Disclosure>
    </section>
  )
}
