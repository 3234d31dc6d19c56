import { rupees } from '@bartan/contract/shared/money'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Note } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { ProductFormState } from '../form/product-text-field.tsx'
import { stockOf } from './fill-rows.ts'
import { useText } from './texts.ts'
import { isSold, type VariantRow } from './variant-rows.ts'

const styles = {
  pair: grid({ gap: '4', alignItems: 'start', gridTemplateColumns: { base: '1', sm: '2' } }),
  note: css({ p: '3', fontSize: 'sm', bg: 'saffron.tint', borderRadius: 'md' }),
}

/** Explains what happens to stock and price when variants are removed. */
const BackToOne = ({ rows }: { rows: VariantRow[] }) => {
  const t = useText()
  const prices = rows.filter(isSold).flatMap(({ price }) => typedAmount(price) ?? [])
  const [least, most] = [rupees(Math.min(...prices)), rupees(Math.max(...prices))]
  return (
    <output className={styles.note}>
      {t('backToOne', { count: stockOf(rows) })}{' '}
      {least < most &&
        t('backToOnePrice', { least: formatRupees(least), most: formatRupees(most) })}
    </output>
  )
}

type PriceAndStockProps = {
  form: ProductFormState
  hadVariants: boolean
  /** Fields of a product without variants. */
  children: ReactNode
}

/** Price and stock of the whole product, for products without variants. */
export const PriceAndStock = ({ form, hadVariants, children }: PriceAndStockProps) => {
  const t = useText()
  const [rows, isOn] = useWatch({ control: form.control, name: ['variants', 'hasVariants'] })
  if (isOn) return <Note>{t('offerBelow')}</Note>
  return (
    <>
      {hadVariants && <BackToOne rows={rows} />}
      <div className={styles.pair}>{children}</div>
    </>
  )
}
