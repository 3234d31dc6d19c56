import { DeleteButton } from '#components/ui/overlay/delete-button.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { text } from '#i18n/texts.ts'
import { useDeleteProduct } from '../api/write-product.ts'
import { t } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'

export const DeleteProduct = ({ product }: { product: Product }) => {
  const name = nameOf(product)
  return (
    <DeleteButton
      of={name}
      question={text('confirmDeleteProduct')}
      deletion={useDeleteProduct(product._id)}
      doneText={t('deleted', { name })}
      failedText={t('notDeleted')}
    >
      {t('deletes', { name })}
    </DeleteButton>
  )
}
