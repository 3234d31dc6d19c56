import type { Product } from '@bartan/contract/products/schema'
import { Copy } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { nameOf } from '#components/commerce/product-name.ts'
import { IconButton } from '#components/ui/button.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { paths } from '#lib/paths.ts'
import { useDuplicateProduct } from '../api/write-product.ts'
import { useText } from '../texts.ts'

/** Copies a product as a draft, and opens it. */
export const DuplicateProduct = ({ product }: { product: Product }) => {
  const t = useText()
  const language = useLanguage()
  const { mutate, isPending } = useDuplicateProduct(product._id)
  const navigate = useNavigate()
  const name = nameOf(language, product)
  return (
    <IconButton
      aria-label={t('duplicate', { name })}
      title={t('duplicate', { name })}
      disabled={isPending}
      onClick={() =>
        mutate(undefined, {
          onSuccess: (copy) => {
            toast.success(t('duplicated', { name }))
            navigate(paths.adminProduct(copy._id))
          },
          onError: (error) => toast.error(t('notDuplicated', { name }), messageOf(language, error)),
        })
      }
    >
      <Copy aria-hidden size={16} />
    </IconButton>
  )
}
