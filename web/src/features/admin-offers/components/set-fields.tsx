import { nameOf } from '#components/commerce/product-name.ts'
import { Button } from '#components/ui/button.tsx'
import { grid } from '#styled-system/patterns'
import type { KindFieldsProps } from '../offer-draft.ts'
import { useText } from '../texts.ts'
import { ProductChoice } from './product-choice.tsx'
import { TypedField } from './typed-field.tsx'

/** Products that cost one price together, and that price. */
export const SetFields = ({
  draft: { sets, price },
  change,
  errors,
  products,
}: KindFieldsProps) => {
  const t = useText()
  const nameOfId = (id: string) => {
    const product = products.find(({ _id }) => _id === id)
    return product ? nameOf(t.language, product) : id
  }
  return (
    <div className={grid({ gap: '4' })}>
      {sets.map(({ productId, quantity }) => (
        <div key={productId} className={grid({ gridTemplateColumns: '2', gap: '3' })}>
          <TypedField
            label={t('setQuantity', { name: nameOfId(productId) })}
            value={quantity}
            inputMode="numeric"
            onType={(typed) =>
              change({
                sets: sets.map((one) =>
                  one.productId === productId ? { ...one, quantity: typed } : one,
                ),
              })
            }
          />
          <Button
            variant="quiet"
            onClick={() => change({ sets: sets.filter((one) => one.productId !== productId) })}
          >
            {t('remove', { name: nameOfId(productId) })}
          </Button>
        </div>
      ))}
      <ProductChoice
        label={t('setProducts')}
        products={products}
        chosen={sets.map(({ productId }) => productId)}
        onAdd={(productId) => change({ sets: [...sets, { productId, quantity: '1' }] })}
      />
      <TypedField
        label={t('setPrice')}
        value={price}
        inputMode="decimal"
        error={errors.price ?? errors.products}
        onType={(typed) => change({ price: typed })}
      />
    </div>
  )
}
