import type { Product } from '@bartan/contract/products/schema'
import { Copy } from 'lucide-react'
import { nameOf } from '#components/commerce/product-name.ts'
import { IconButton } from '#components/ui/button.tsx'
import { useLanguage } from '#i18n/language.ts'
import { useDuplicateProduct } from '../api/write-product.ts'
import { useText } from '../texts.ts'

export const DuplicateProduct = ({ product }: { product: Product }) => {
  const t = useText()
  const language = useLanguage()
  const name = nameOf(language, product)
  const { mutate, isPending } = useDuplicateProduct(product._id, name)
  return (
    <IconButton
      aria-label={t('duplicate', { name })}
      title={t('duplicate', { name })}
      disabled={isPending}
      onClick={() => mutate()}
    >
      <Copy aria-hidden size={16} />
    </IconButton>
  )
}
