import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import type { Product, Variant } from '@bartan/contract/products/schema'
import type { Rupees } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'
import { ChevronDown } from 'lucide-react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { measureName } from '#components/commerce/measure-name.ts'
import { translateValue } from '#i18n/translate.ts'
import { useShop, type Shop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { FactRows } from '../components/fact-rows.tsx'
import { useText, textIn } from './texts.ts'

const styles = {
  summary: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'tap',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  }),
  icon: css({ transition: 'quick', 'details[open] &': { rotate: '180deg' } }),
}

type Declarations = NonNullable<Product['declarations']>

const bisOf = (
  language: Language,
  { standard, licence, exempt }: NonNullable<Declarations['bis']>,
): string => [standard, licence, exempt && textIn(language, 'exempt')].filter(Boolean).join(', ')

/** Consumer care contact (Legal Metrology (Packaged Commodities) Rules, rule 6(2)). */
const care = (shop: Shop): string => [shop.name, shop.phone, shop.email].filter(Boolean).join(', ')

/** The product's common value, or each variant's own if they differ. */
const saidOf = (
  language: Language,
  { variants = [] }: Product,
  own: (variant: Variant) => string | undefined,
  ofAll: string | undefined,
): string | undefined => {
  if (variants.every((variant) => own(variant) === undefined)) return ofAll
  const said = variants.map((variant) => [choiceOf(language, variant), own(variant) ?? ofAll])
  const values = new Set(said.map(([, value]) => value))
  if (values.size === 1) return said[0]?.[1]
  return said
    .filter(([, value]) => value !== undefined)
    .map((parts) => parts.join(': '))
    .join('; ')
}

const mrpOf = (product: Product, one: Product | Variant): string | undefined => {
  const { mrp } = variantOffer<Rupees, Product | Variant>(product, one)
  return mrp === undefined ? undefined : formatRupees(mrp)
}

const measureOf = (language: Language, measure: Declarations['netQuantity']): string | undefined =>
  measure && measureName(language, measure)

const rowsOf = (
  language: Language,
  shop: Shop,
  product: Product,
): [name: string, value: string][] => {
  const { hsn, declarations = {} } = product
  const { netQuantity, bis, countryOfOrigin, genericName } = declarations
  const mrps = saidOf(language, product, (one) => mrpOf(product, one), mrpOf(product, product))
  const measures = saidOf(
    language,
    product,
    (one) => measureOf(language, one.netQuantity),
    measureOf(language, netQuantity),
  )
  const said: [name: string, value: string | undefined][] = [
    [textIn(language, 'mrp'), mrps],
    [textIn(language, 'genericName'), genericName && translateValue(language, genericName)],
    [textIn(language, 'netQuantity'), measures],
    [textIn(language, 'manufacturer'), declarations.manufacturer],
    [textIn(language, 'packer'), declarations.packer],
    [textIn(language, 'importer'), declarations.importer],
    [
      textIn(language, 'countryOfOrigin'),
      countryOfOrigin && translateValue(language, countryOfOrigin),
    ],
    [textIn(language, 'bis'), bis && bisOf(language, bis)],
    [textIn(language, 'hsn'), hsn],
  ]
  const rows = said.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
  return rows.length > 0 ? [...rows, [textIn(language, 'care'), care(shop)]] : []
}

/** Declarations that law requires for packaged goods; hidden if the product has none. */
export const LabelTable = ({ product }: { product: Product }) => {
  const t = useText()
  const shop = useShop()
  const rows = rowsOf(t.language, shop, product)
  if (rows.length === 0) return null
  return (
    <details className={css({ borderTopWidth: '1px', fontSize: 'sm' })}>
      <summary className={styles.summary}>
        {t('title')}
        <ChevronDown className={styles.icon} aria-hidden size={18} />
      </summary>
      <FactRows caption={t('about')} isCaptionHidden rows={rows} />
    </details>
  )
}
