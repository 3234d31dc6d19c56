import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { asProductId, type ProductId } from '@bartan/contract/products/product-id'
import { nameOf } from '#components/commerce/product-name.ts'
import { SelectField } from '#components/ui/form/labeled-fields.tsx'
import { useText } from '../texts.ts'

type ProductChoiceProps = {
  label: string
  products: readonly AdminProduct[]
  chosen: readonly string[]
  onAdd: (id: ProductId) => void
}

export const ProductChoice = ({ label, products, chosen, onAdd }: ProductChoiceProps) => {
  const t = useText()
  return (
    <SelectField label={label} value="" onChange={({ target }) => onAdd(asProductId(target.value))}>
      <option value="">{t('addProduct')}</option>
      {products
        .filter(({ _id }) => !chosen.includes(_id))
        .map((product) => (
          <option key={product._id} value={product._id}>
            {nameOf(t.language, product)}
          </option>
        ))}
    </SelectField>
  )
}
