import { nameOf } from '#components/commerce/product-name.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { ButtonLink } from '#components/ui/link.tsx'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { text } from '#i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { listedProduct, productQuery, readProduct } from '../api/product-query.ts'
import { useChangeProduct } from '../api/write-product.ts'
import { t } from '../texts.ts'
import { changeOf } from './product-changes.ts'
import { fieldsOf } from './product-fields.ts'
import { writeVariants } from '../variants/write-variants.ts'
import { writeStock } from '../stock/stock-conflict.ts'
import { ChangeStock } from '../stock/change-stock.tsx'
import { ProductFormSkeleton } from './product-form-layout.tsx'
import { ProductForm } from './product-form.tsx'

type EditProductProps = { id: string; onSaved: () => void }

export const EditProduct = ({ id, onSaved }: EditProductProps) => {
  const { mutateAsync: changeProduct } = useChangeProduct(id)
  const { ask, dialog } = useConflictQuestion()
  const client = useQueryClient()
  const load = useQuery({ ...productQuery(id), placeholderData: () => listedProduct(client, id) })
  if (load.error instanceof ApiError && load.error.status === 404)
    return (
      <EmptyState
        title={text('productNotFound')}
        icon={<SearchX size={32} strokeWidth={1.5} />}
        action={<ButtonLink to={paths.adminProducts}>{t('allProducts')}</ButtonLink>}
      />
    )
  return (
    <LoadState load={load} skeleton={<ProductFormSkeleton />}>
      {(product) => (
        // What the list told of it can be read at once, but not edited: it may be old.
        <div inert={load.isPlaceholderData}>
          <ProductForm
            key={load.isPlaceholderData ? 'listed' : 'read'}
            kind="edit"
            draftName={`product ${id}`}
            start={fieldsOf(product)}
            submitLabel={t('update')}
            stockAction={(settleStock) => (
              <ChangeStock
                product={{ ...product, name: nameOf(product) }}
                onChanged={settleStock}
              />
            )}
            onSave={async (fields, before) => {
              const change = changeOf(before, fields)
              const { variants } = change
              const ports = { write: changeProduct, read: () => readProduct(id), ask }
              const saved = await (variants
                ? writeVariants({ ...change, variants }, product.variants ?? [], ports)
                : writeStock(change, Number(before.countInStock), ports))
              toast.success(t('saved', { name: nameOf(saved) }))
              onSaved()
            }}
          />
          {dialog}
        </div>
      )}
    </LoadState>
  )
}
