import type { Product, Variant } from '@bartan/contract/products/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { Button } from '#components/ui/elements.tsx'
import { toSaving } from '#components/ui/form/save-state.tsx'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { isStale } from '#lib/api/server-errors.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { patchListed, readProduct } from '../api/product-query.ts'
import { useText } from '../texts.ts'
import { useText as useVariantsText } from '../variants/texts.ts'
import { ChangeStock } from './change-stock.tsx'
import { InlineNumber } from './inline-number.tsx'
import type { Ask } from './stock-conflict.ts'
import { stockFault } from './use-quick-edit.ts'

/** Sets a variant's stock, based on the shown one; asks if it has changed. */
const useVariantStock = (product: Product, variant: Variant, ask: Ask) => {
  const t = useText()
  const ofVariants = useVariantsText()
  const client = useQueryClient()
  const { _id: id } = product
  const { sku, countInStock: was } = variant
  const name = `${nameOf(t.language, product)}, ${choiceOf(t.language, variant)}`

  const write = async (count: number, base: number): Promise<Product> => {
    const body = {
      sku,
      stockChange: count - base,
      countInStockWas: base,
      reason: 'counted',
    } as const
    try {
      return await call('PUT /api/products/:id', { params: { id }, body })
    } catch (error) {
      if (!isStale(error)) throw error
      const now = error.current?.countInStock ?? base
      const answer = await ask({
        change: ofVariants('conflictOf', { name, was: base, now }),
        mine: t('conflict.mine', { count }),
        theirs: t('conflict.theirs', { count: now }),
      })
      if (answer === undefined) throw error
      return answer === 'mine' ? write(count, now) : readProduct(id)
    }
  }

  const edit = useMutation({
    scope: { id: `product ${id}` },
    mutationFn: (count: number) => write(count, was),
    onError: (error) => toast.error(t('notChanged', { name }), messageOf(t.language, error)),
    onSuccess: (changed) => {
      patchListed(client, id, changed)
      toast.success(t('saved', { name }))
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'mine' })
    },
  })
  return { save: (count: number) => edit.mutate(count), saving: toSaving(edit) }
}

const styles = {
  // Of one width in all rows, up to three digits.
  opener: css({ minW: '76px', ml: '1', fontVariantNumeric: 'tabular-nums' }),
  row: grid({
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '2',
    py: '2',
    borderTopWidth: '1px',
  }),
  sku: css({ display: 'block', fontSize: 'xs', color: 'ink.soft' }),
}

const Row = ({ product, variant }: { product: Product; variant: Variant }) => {
  const t = useText()
  const { ask, dialog } = useConflictQuestion()
  const { save, saving } = useVariantStock(product, variant, ask)
  const name = choiceOf(t.language, variant)
  const full = `${nameOf(t.language, product)}, ${name}`
  const { _id } = product
  return (
    <li className={styles.row}>
      <span className={css({ overflowWrap: 'anywhere', lineHeight: 'snug' })}>
        {name}
        <span className={styles.sku}>{variant.sku}</span>
      </span>
      <InlineNumber
        label={t('stockOf', { name: full })}
        value={variant.countInStock}
        faultOf={(count) => stockFault(t.language, count)}
        inputMode="numeric"
        width="76px"
        onSave={save}
        saving={saving}
      />
      <ChangeStock
        product={{ _id, name: full, countInStock: variant.countInStock, variantSku: variant.sku }}
        look="sign"
      />
      {dialog}
    </li>
  )
}

type VariantsStockProps = { product: Product; variants: readonly Variant[] }

/** Total stock of a product with variants; opens a sheet with a row per variant. */
export const VariantsStock = ({ product, variants }: VariantsStockProps) => {
  const t = useText()
  const ofVariants = useVariantsText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const title = t('stockOf', { name: nameOf(t.language, product) })
  return (
    <>
      <Button
        className={styles.opener}
        variant="outline"
        size="sm"
        aria-label={ofVariants('stockSheet', { title, count: product.countInStock })}
        onClick={() => setOpen(true)}
      >
        {product.countInStock}
        <Layers aria-hidden size={16} />
      </Button>
      {createPortal(
        <TitledDialog isOpen={isOpen} onClose={close} title={title}>
          <ul className={css({ my: '4', listStyleType: 'none' })}>
            {variants.map((variant) => (
              <Row key={variant.sku} product={product} variant={variant} />
            ))}
          </ul>
          <DialogActions>
            <Button onClick={close}>{t('done')}</Button>
          </DialogActions>
        </TitledDialog>,
        document.body,
      )}
    </>
  )
}
