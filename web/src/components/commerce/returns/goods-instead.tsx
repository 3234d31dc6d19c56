import { formatRupees } from '#components/commerce/format-rupees.ts'
import { imageForColor } from '#components/commerce/product-name.ts'
import { useLanguage } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { Goods } from './goods.tsx'
import type { ExchangedRow } from './use-exchange.ts'

/** What was picked to go out for a line that comes back, in its color and at its price. */
export const GoodsInstead = ({ row: { line, picked, price } }: { row: ExchangedRow }) => {
  const language = useLanguage()
  if (!picked || price === undefined) return null
  const { product, wanted } = picked
  const image = imageForColor(language, product, wanted.color)?.url
  return (
    <Goods goods={{ ...product, ...wanted, image }} units={line.quantity}>
      <span className={css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })}>
        {formatRupees(price)}
      </span>
    </Goods>
  )
}
