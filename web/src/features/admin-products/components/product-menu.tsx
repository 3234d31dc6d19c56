import type { Product } from '@bartan/contract/products/schema'
import { Copy, Eye, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nameOf } from '#components/commerce/product-name.ts'
import { ActionMenu } from '#components/ui/overlay/action-menu.tsx'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { useDeleteProduct, useDuplicateProduct } from '../api/write-product.ts'
import { useText } from '../texts.ts'

/** Menu of a product's actions on a phone. */
export const ProductMenu = ({ product }: { product: Product }) => {
  const text = useSpecText()
  const t = useText()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { _id: id } = product
  const name = nameOf(t.language, product)
  const { mutate: duplicate } = useDuplicateProduct(id, name)
  const { mutateAsync: remove } = useDeleteProduct(id)
  return (
    <>
      <ActionMenu
        label={t('moreOf', { name })}
        actions={[
          {
            label: t('edit'),
            icon: <Pencil aria-hidden size={16} />,
            onSelect: () => navigate(adminPaths.product(id)),
          },
          {
            label: t('preview'),
            icon: <Eye aria-hidden size={16} />,
            onSelect: () => navigate(adminPaths.productPreview(id)),
          },
          {
            label: t('duplicate', { name }),
            icon: <Copy aria-hidden size={16} />,
            onSelect: () => duplicate(),
          },
          {
            label: t('delete'),
            icon: <Trash2 aria-hidden size={16} />,
            tone: 'danger',
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        question={text('confirmDeleteProduct')}
        confirmLabel={t('delete')}
        call={remove}
        done={t('deleted', { name })}
        failed={t('notDeleted')}
        onClose={() => setAsking(false)}
      >
        {t('deletes', { name })}
      </ConfirmDialog>
    </>
  )
}
