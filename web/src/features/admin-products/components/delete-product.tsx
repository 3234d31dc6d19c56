import { DeleteButton } from '../../../components/delete-button.tsx'
import { nameOf } from '../../../components/product-name.ts'
import { text } from '../../../copy/texts.ts'
import { useDeleteProduct } from '../api/delete-product.ts'
import { copy } from '../copy.ts'
import type { Product } from '@bartan/contract/product'

export const DeleteProduct = ({ product }: { product: Product }) => {
  const name = nameOf(product)
  return (
    <DeleteButton
      of={name}
      question={text('confirmDeleteProduct')}
      deletion={useDeleteProduct(product._id)}
      doneText={copy('deleted', { name })}
      failedText={copy('notDeleted')}
    >
      {copy('deletes', { name })}
    </DeleteButton>
  )
}
