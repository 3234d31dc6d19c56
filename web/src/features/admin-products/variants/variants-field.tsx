import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { grid } from '#styled-system/patterns'
import type { ProductFormState } from '../form/product-text-field.tsx'
import { ShareStock } from './share-stock.tsx'
import { useText } from './texts.ts'
import { useVariants } from './use-variants.ts'
import { VariantGrid } from './variant-grid.tsx'

const styles = { root: grid({ gap: '4' }) }

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
    <div className={styles.root}>
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
