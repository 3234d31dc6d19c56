import { useEffect } from 'react'
import { hasChoice, quickAdd } from '#components/commerce/quick-add.ts'
import { useChangeCart } from '#features/cart/api/change-cart.ts'
import { lineOf } from '#features/cart/line-of.ts'
import { QuickAddSheet } from './quick-add-sheet.tsx'
import type { QuickAdd } from '#components/commerce/quick-add.ts'

/** A press is answered once, whatever renders meanwhile. */
const AddAtOnce = ({ request }: { request: QuickAdd }) => {
  const { mutate } = useChangeCart()
  useEffect(() => {
    if (quickAdd.get() !== request) return
    quickAdd.set(undefined)
    const { product } = request
    const choice = { size: product.sizes[0], color: product.colors[0] }
    mutate({ kind: 'add', line: lineOf({ product, choice, quantity: 1 }) })
  }, [request, mutate])
  return null
}

type QuickAddAnswerProps = { request: QuickAdd; isOpen: boolean; onClose: () => void }

/** Adds what there is nothing to choose of, and else asks for size and color. */
export const QuickAddAnswer = (props: QuickAddAnswerProps) =>
  hasChoice(props.request.product) ? (
    <QuickAddSheet {...props} />
  ) : (
    <AddAtOnce request={props.request} />
  )
