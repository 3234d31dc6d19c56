import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useWatch } from 'react-hook-form'
import { Button } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import type { ProductFormState } from '../form/product-text-field.tsx'
import { distributeUnits, stockOf } from './fill-rows.ts'
import { useText } from './texts.ts'
import { useVariants } from './use-variants.ts'
import { VariantGrid } from './variant-grid.tsx'
import type { VariantRow } from './variant-rows.ts'

const styles = {
  shareStock: grid({ gap: '3', p: '3', fontSize: 'sm', bg: 'saffron.tint', borderRadius: 'md' }),
}

type ShareStockProps = {
  rows: VariantRow[]
  /** Units of a product that has no variants yet. */
  all: number
  onRows: (rows: VariantRow[]) => void
  /** Called if the product's stock has changed. */
  onCount: (all: number) => void
}

/** Asks how a product's stock is divided among its new variants. */
const ShareStock = ({ rows, all, onRows, onCount }: ShareStockProps) => {
  const t = useText()
  const shared = stockOf(rows)
  return (
    <div className={styles.shareStock}>
      <p className={css({ fontWeight: 'medium' })}>{t('toShare', { all })}</p>
      <div className={wrap({ align: 'center', gap: '2' })}>
        <output>{t('sharedSoFar', { shared, all })}</output>
        <Button variant="outline" size="sm" onClick={() => onRows(distributeUnits(rows, all))}>
          {t('shareEvenly')}
        </Button>
        {shared !== all && shared > 0 && (
          <Button variant="outline" size="sm" onClick={() => onCount(shared)}>
            {t('shareOther', { shared })}
          </Button>
        )}
      </div>
    </div>
  )
}

type VariantsFieldProps = {
  form: ProductFormState
  /** Whether the saved product has variants. */
  hadVariants: boolean
}

/** Chooses whether combinations of sizes and colors have their own price and stock, and edits them. */
export const VariantsField = ({ form, hadVariants }: VariantsFieldProps) => {
  const t = useText()
  const variants = useVariants(form, hadVariants)
  const { rows, isOn, setRows, toggle } = variants
  const countInStock = useWatch({ control: form.control, name: 'countInStock' })
  const toShare = hadVariants ? 0 : (typedAmount(countInStock) ?? 0)
  const hasGrid = rows.some(({ state }) => state !== 'gone')
  return (
    <div className={grid({ gap: '4' })}>
      <CheckboxField
        label={t('hasVariants')}
        hint={t('hasVariantsHint')}
        checked={isOn}
        onChange={toggle}
      />
      {isOn && toShare > 0 && hasGrid && (
        <ShareStock
          rows={rows}
          all={toShare}
          onRows={setRows}
          onCount={(all) => form.setValue('countInStock', String(all), { shouldDirty: true })}
        />
      )}
      {isOn && <VariantGrid form={form} variants={variants} />}
    </div>
  )
}
