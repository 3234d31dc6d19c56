import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { StockLabel } from '#components/commerce/stock-label.tsx'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

const styles = {
  root: css({ display: 'grid', gap: '0.5', justifyItems: 'end' }),
  choice: css({ fontSize: 'xs', whiteSpace: 'nowrap' }),
}

/** Why a product is low on stock: its own stock, or its scarcest variant's. */
export const ScarcestStock = ({ product }: { product: AdminProduct }) => {
  const language = useLanguage()
  const [scarcest] = (product.variants ?? []).toSorted(
    (one, other) => one.countInStock - other.countInStock,
  )
  if (!scarcest) return <StockLabel countInStock={product.countInStock} />
  const { size = '', color = '', countInStock } = scarcest
  return (
    <span className={styles.root}>
      <StockLabel countInStock={countInStock} />
      <span className={styles.choice}>{choiceOf(language, { size, color })}</span>
    </span>
  )
}
