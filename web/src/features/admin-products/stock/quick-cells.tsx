import type { Product } from '@bartan/contract/products/schema'
import { rupees } from '@bartan/contract/shared/money'
import { nameOf } from '#components/commerce/product-name.ts'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { Cell } from '#components/ui/table/data-table.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { ChangeStock } from './change-stock.tsx'
import { InlineNumber } from './inline-number.tsx'
import { priceFault, stockFault, useQuickEdit } from './use-quick-edit.ts'

const styles = { stock: css({ display: 'inline-flex', alignItems: 'center', gap: '1' }) }

/** Price and stock of a product without variants, editable in the list. */
export const QuickCells = ({ product }: { product: Product }) => {
  const t = useText()
  const { ask, dialog } = useConflictQuestion()
  const name = nameOf(t.language, product)
  const { mutate: save, savingOf } = useQuickEdit({ ...product, name }, ask)
  return (
    <>
      <Cell label={t('priceRupees')} align="end" isWide>
        <InlineNumber
          label={t('priceOf', { name })}
          value={product.price}
          faultOf={(price) => priceFault(t.language, price)}
          inputMode="decimal"
          width="112px"
          onSave={(price) => save({ price: rupees(price) })}
          saving={savingOf('price')}
        />
      </Cell>
      <Cell label={t('stock')} align="end">
        <span className={styles.stock}>
          <InlineNumber
            label={t('stockOf', { name })}
            value={product.countInStock}
            faultOf={(count) => stockFault(t.language, count)}
            inputMode="numeric"
            width="64px"
            onSave={(countInStock) => save({ countInStock })}
            saving={savingOf('countInStock')}
          />
          <span data-wide>
            <ChangeStock product={{ ...product, name }} look="sign" />
          </span>
        </span>
        {dialog}
      </Cell>
    </>
  )
}
