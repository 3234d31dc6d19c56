import type { EditedProduct } from '@bartan/contract/products/admin-schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { PrintStickers } from '#components/commerce/print-stickers.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { ButtonLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { listedProduct, productQuery, readProduct } from '../api/product-query.ts'
import { useChangeProduct } from '../api/write-product.ts'
import { ChangeStock } from '../stock/change-stock.tsx'
import { writeStock } from '../stock/stock-conflict.ts'
import { useText } from '../texts.ts'
import { writeVariants } from '../variants/write-variants.ts'
import { changeOf, type ProductChangeBody } from './product-changes.ts'
import { fieldsOf } from './product-fields.ts'
import { ProductFormSkeleton } from './product-form-layout.tsx'
import { ProductForm } from './product-form.tsx'
import { writeBasedOn } from './write-based-on.ts'

/** For what is in stock, at least one of each. */
const stickersOf = ({ sku, countInStock, variants = [] }: EditedProduct) =>
  (variants.length > 0 ? variants : [{ sku, countInStock }]).map((one) => ({
    sku: one.sku,
    copies: Math.max(1, one.countInStock),
  }))

type EditProductProps = { id: string; onSaved: () => void }

const EditForm = ({ id, product, onSaved }: EditProductProps & { product: EditedProduct }) => {
  const t = useText()
  const { mutateAsync: changeProduct } = useChangeProduct(id)
  const { ask, dialog } = useConflictQuestion()
  // The basis for saving, although the product may be read again while the form is open.
  const [opened] = useState(product)
  return (
    <>
      <div className={css({ display: 'flex', mb: '4' })}>
        <PrintStickers goods={stickersOf(product)} />
      </div>
      <ProductForm
        kind="edit"
        draftName={`product ${id}`}
        start={fieldsOf(product)}
        submitLabel={t('update')}
        stockAction={(settleStock) => (
          <ChangeStock
            product={{ ...product, name: nameOf(t.language, product) }}
            onChanged={settleStock}
          />
        )}
        onSave={async (fields, before) => {
          const change = changeOf(before, fields)
          const { variants } = change
          const write = (body: ProductChangeBody) =>
            writeBasedOn(t.language, body, opened, { write: changeProduct, ask })
          const ports = { write, read: () => readProduct(id), ask }
          const saved = await (variants
            ? writeVariants(t.language, { ...change, variants }, opened.variants ?? [], ports)
            : writeStock(t.language, change, Number(before.countInStock), ports))
          toast.success(t('saved', { name: nameOf(t.language, saved) }))
          onSaved()
        }}
      />
      {dialog}
    </>
  )
}

export const EditProduct = ({ id, onSaved }: EditProductProps) => {
  const text = useSpecText()
  const t = useText()
  const client = useQueryClient()
  const load = useQuery({ ...productQuery(id), placeholderData: () => listedProduct(client, id) })
  if (load.error instanceof ApiError && load.error.status === 404)
    return (
      <EmptyState
        title={text('productNotFound')}
        Icon={SearchX}
        action={<ButtonLink to={adminPaths.products}>{t('allProducts')}</ButtonLink>}
      />
    )
  return (
    <LoadState load={load} skeleton={<ProductFormSkeleton />}>
      {(product) => (
        // Data from the list is shown immediately but can't be edited, because it may be old.
        <div inert={load.isPlaceholderData}>
          <EditForm
            key={load.isPlaceholderData ? 'listed' : 'read'}
            id={id}
            product={product}
            onSaved={onSaved}
          />
        </div>
      )}
    </LoadState>
  )
}
