import { unitPrice } from '@bartan/contract/products/unit-price'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'grid',
    gap: '1',
    mt: '-3',
    fontSize: 'sm',
    color: 'ink.soft',
    textWrap: 'pretty',
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
  const label = [
    mrp !== undefined && t('mrp', { price: formatRupees(mrp) }),
    netQuantity && `${netQuantity.value} ${netQuantity.unit}`,
    madeWords(declarations),
  ].filter(Boolean)
  if (!unit && label.length === 0) return null
  return (
    <div className={styles.root}>
      {unit && (
        <p>
          {t('unitPrice', {
            price: formatRupees(unit.price),
            unit: PIECES.has(unit.unit) ? t('piece') : unit.unit,
          })}
        </p>
      )}
      {label.length > 0 && <p>{label.join(' · ')}</p>}
    </div>
  )
}
