import type { Product } from '@bartan/contract/products/schema'
import { nameOf } from '#components/commerce/product-name.ts'
import { DeleteButton } from '#components/ui/overlay/delete-button.tsx'
import { useLanguage } from '#i18n/language.ts'
import { useSpecText } from '#i18n/texts.ts'
import { useDeleteProduct } from '../api/write-product.ts'
import { useText } from '../texts.ts'

export const DeleteProduct = ({ product }: { product: Product }) => {
  const text = useSpecText()
  const t = useText()
  const language = useLanguage()
  const name = nameOf(language, product)
  return (
    <DeleteButton
      of={name}
      question={text('confirmDeleteProduct')}
      call={useDeleteProduct(product._id).mutateAsync}
      done={t('deleted', { name })}
      failed={t('notDeleted')}
    >
      {t('deletes', { name })}
    </DeleteButton>
  )
}
