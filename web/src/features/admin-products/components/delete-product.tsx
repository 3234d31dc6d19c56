import { TEXTS } from '@bartan/contract/texts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { VisuallyHidden } from '../../../components/visually-hidden.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toaster.tsx'
import { useDeleteProduct } from '../api/delete-product.ts'
import type { Product } from '@bartan/contract/product'

export const DeleteProduct = ({ product }: { product: Product }) => {
  const [isAsking, setAsking] = useState(false)
  const { mutate: deleteProduct, isPending } = useDeleteProduct(product._id)
  const confirm = () =>
    deleteProduct(undefined, {
      onSuccess: () => toast.success(`${product.name} was deleted`),
      onError: (error) => toast.error('The product was not deleted', messageOf(error)),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        color="ink.soft"
        _hover={{ color: 'danger', bg: 'danger.tint' }}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden size={16} />
        Delete<VisuallyHidden> {product.name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={TEXTS.confirmDeleteProduct}
        confirmLabel="Delete"
        isBusy={isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {product.name}, with its pictures. Orders keep their copy of it.
      </ConfirmDialog>
    </>
  )
}
