import { unitPrice } from '@bartan/contract/products/price/unit-price'
import type { Product } from '@bartan/contract/products/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { isOfPieces, measureName } from '#components/commerce/measure-name.ts'
import { translateValue } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { useText, textIn } from '../texts.ts'

const styles = {
  root: css({
    // A product known from a list has fewer notes at first; the space prevents layout shift.
    minH: '2lh',
    fontSize: 'xs',
    color: 'ink.soft',
    overflowWrap: 'anywhere',
  }),
}

/** Manufacturer and country from the label. */
const madeWords = (
  language: Language,
  { manufacturer: by, countryOfOrigin }: NonNullable<Product['declarations']>,
) => {
  const country = countryOfOrigin && translateValue(language, countryOfOrigin)
  if (country && by) return textIn(language, 'madeInBy', { country, by })
  return country
    ? textIn(language, 'madeIn', { country })
    : by && textIn(language, 'madeBy', { by })
}

/** Legally required data beside a price: maximum retail price, unit price, quantity, and origin. */
export const PriceNotes = ({ product }: { product: Product }) => {
  const t = useText()
  const { price, mrp, declarations = {} } = product
  const { netQuantity } = declarations
  const unit = netQuantity && unitPrice(price, netQuantity)
  const notes = [
    mrp !== undefined && t('mrp', { price: formatRupees(mrp) }),
    unit &&
      t('unitPrice', {
        price: formatRupees(unit.price),
        unit: isOfPieces(unit) ? t('piece') : unit.unit,
      }),
    netQuantity && measureName(t.language, netQuantity),
    madeWords(t.language, declarations),
  ].filter(Boolean)
  return notes.length > 0 && <p className={styles.root}>{notes.join(' · ')}</p>
}
