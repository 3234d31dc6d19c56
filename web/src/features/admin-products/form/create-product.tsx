import { nameOf } from '#components/commerce/product-name.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useCreateProduct } from '../api/write-product.ts'
import { useText } from '../texts.ts'
import { newProductOf } from './product-changes.ts'
import { emptyFields } from './product-fields.ts'
import { ProductForm } from './product-form.tsx'

/** With a name, starts as a draft. */
export const CreateProduct = ({ name = '', onSaved }: { name?: string; onSaved: () => void }) => {
  const t = useText()
  const { mutateAsync: createProduct } = useCreateProduct()
  return (
    <ProductForm
      kind="create"
      draftName="product"
      start={name === '' ? emptyFields : { ...emptyFields, name, state: 'draft' }}
      submitLabel={t('create')}
      onSave={async (fields) => {
        const created = await createProduct(newProductOf(fields))
        const isDraft = created.state === 'draft'
        toast.success(
          t(isDraft ? 'draftCreated' : 'created', { name: nameOf(t.language, created) }),
        )
        onSaved()
      }}
    />
  )
}
