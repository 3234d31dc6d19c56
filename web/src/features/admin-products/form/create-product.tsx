import { nameOf } from '#components/commerce/product-name.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useCreateProduct } from '../api/write-product.ts'
import { t } from '../texts.ts'
import { newProductOf } from './product-changes.ts'
import { emptyFields } from './product-fields.ts'
import { ProductForm } from './product-form.tsx'

export const CreateProduct = ({ onSaved }: { onSaved: () => void }) => {
  const { mutateAsync: createProduct } = useCreateProduct()
  return (
    <ProductForm
      kind="create"
      draftName="product"
      start={emptyFields}
      submitLabel={t('create')}
      onSave={async (fields) => {
        const created = await createProduct(newProductOf(fields))
        const isDraft = created.state === 'draft'
        toast.success(t(isDraft ? 'draftCreated' : 'created', { name: nameOf(created) }))
        onSaved()
      }}
    />
  )
}
