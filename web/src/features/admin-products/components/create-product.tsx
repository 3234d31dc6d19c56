import { toast } from '../../../lib/toaster.tsx'
import { useCreateProduct } from '../api/save-product.ts'
import { emptyFields, newProductOf } from '../product-fields.ts'
import { ProductForm } from './product-form.tsx'

export const CreateProduct = ({ onSaved }: { onSaved: () => void }) => {
  const { mutateAsync: createProduct } = useCreateProduct()
  return (
    <ProductForm
      kind="create"
      start={emptyFields}
      submitLabel="Create Product"
      onSave={async (fields) => {
        const { name } = await createProduct(newProductOf(fields))
        toast.success(`${name} is in the shop`)
        onSaved()
      }}
    />
  )
}
