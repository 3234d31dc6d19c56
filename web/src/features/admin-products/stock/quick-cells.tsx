import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { Cell } from '#components/ui/table/data-table.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { t } from '../texts.ts'
import { ChangeStock } from './change-stock.tsx'
import { InlineNumber } from './inline-number.tsx'
import { priceFault, stockFault, useQuickEdit } from './use-quick-edit.ts'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = { stock: css({ display: 'inline-flex', alignItems: 'center', gap: '1' }) }

/** Price and stock of a product without variants, edited in its row of the list. */
export const QuickCells = ({ product }: { product: Product }) => {
  const { ask, dialog } = useConflictQuestion()
  const name = nameOf(product)
  const { mutate: save, savingOf } = useQuickEdit({ ...product, name }, ask)
  return (
    <>
      <Cell label={t('priceRupees')} align="end">
        <InlineNumber
          label={t('priceOf', { name })}
          value={product.price}
          faultOf={priceFault}
          inputMode="decimal"
          width="112px"
          onSave={(price) => save({ price })}
          saving={savingOf('price')}
        />
      </Cell>
      <Cell label={t('stock')} align="end">
        <span className={styles.stock}>
          <InlineNumber
            label={t('stockOf', { name })}
            value={product.countInStock}
            faultOf={stockFault}
            inputMode="numeric"
            width="76px"
            onSave={(countInStock) => save({ countInStock })}
            saving={savingOf('countInStock')}
          />
          <ChangeStock product={{ ...product, name }} look="sign" />
        </span>
        {dialog}
      </Cell>
    </>
  )
}
