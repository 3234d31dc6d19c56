import { DeleteButton } from '../../../components/delete-button.tsx'
import { text } from '../../../copy/texts.ts'
import { useDeleteProduct } from '../api/delete-product.ts'
import { copy } from '../copy.ts'
import type { Product } from '@bartan/contract/product'

export const DeleteProduct = ({ product: { _id: id, name } }: { product: Product }) => (
  <DeleteButton
    of={name}
    question={text('confirmDeleteProduct')}
    deletion={useDeleteProduct(id)}
    doneText={copy('deleted', { name })}
    failedText={copy('notDeleted')}
  >
    {copy('deletes', { name })}
  </DeleteButton>
)
