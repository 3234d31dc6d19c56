import type { Product, Variant } from '@bartan/contract/products/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { toSaving } from '#components/ui/form/save-state.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { isStale } from '#lib/api/server-errors.ts'
import { patchListed, readProduct } from '../api/product-query.ts'
import { useText } from '../texts.ts'
import { useText as useVariantsText } from '../variants/texts.ts'
import type { Ask } from './stock-conflict.ts'

/** Sets a variant's stock, based on the shown one; asks if it has changed. */
export const useVariantStock = (product: Product, variant: Variant, ask: Ask) => {
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
