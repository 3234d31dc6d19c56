import { unitPrice } from '@bartan/contract/products/unit-price'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    // Two lines, whatever there is to say: a product known from a list says less at first, and nothing may move then.
    // All of it is in the table of the product's information.
    lineClamp: '2',
    minH: '2lh',
    mt: '-3',
    fontSize: 'sm',
    color: 'ink.soft',
    overflowWrap: 'anywhere',
  }),
}

const PIECES: ReadonlySet<string> = new Set(['N', 'U'])

/** By whom and where it was made, as far as the label tells. */
const madeWords = ({ manufacturer: by, countryOfOrigin }: NonNullable<Product['declarations']>) => {
  const country = countryOfOrigin && translateValue(countryOfOrigin)
  if (country && by) return t('madeInBy', { country, by })
  return country ? t('madeIn', { country }) : by && t('madeBy', { by })
}

/** What the law wants beside a price: the maximum one, what a unit costs, how much it is, and who made it where. */
export const PriceNotes = ({ product }: { product: Product }) => {
  const { price, mrp, declarations = {} } = product
  const { netQuantity } = declarations
  const unit = netQuantity && unitPrice(price, netQuantity)
  const notes = [
    mrp !== undefined && t('mrp', { price: formatRupees(mrp) }),
    unit &&
      t('unitPrice', {
        price: formatRupees(unit.price),
        unit: PIECES.has(unit.unit) ? t('piece') : unit.unit,
      }),
    netQuantity && `${netQuantity.value} ${netQuantity.unit}`,
    madeWords(declarations),
  ].filter(Boolean)
  return notes.length > 0 && <p className={styles.root}>{notes.join(' · ')}</p>
}
