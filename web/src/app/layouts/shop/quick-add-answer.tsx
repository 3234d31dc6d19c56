import { useEffect } from 'react'
import { hasChoice, quickAdd, type QuickAdd } from '#components/commerce/quick-add.ts'
import { useChangeCart } from '#features/cart/api/change-cart.ts'
import { lineOf } from '#features/cart/line-of.ts'
import { useLanguage } from '#i18n/language.ts'
import { QuickAddSheet } from './quick-add-sheet.tsx'

/** Handles each press once, however often this renders. */
const AddAtOnce = ({ request }: { request: QuickAdd }) => {
  const language = useLanguage()
  const { mutate } = useChangeCart()
  useEffect(() => {
    if (quickAdd.get() !== request) return
    quickAdd.set(undefined)
    const { product } = request
    const [only = { size: product.sizes[0], color: product.colors[0] }] = product.variants ?? []
    const choice = { size: only.size, color: only.color }
    mutate({ kind: 'add', line: lineOf(language, { product, choice, quantity: 1 }) })
  }, [request, mutate, language])
  return null
}

type QuickAddAnswerProps = { request: QuickAdd; isOpen: boolean; onClose: () => void }

/** Adds a product without choices immediately; otherwise asks for size and color. */
export const QuickAddAnswer = (props: QuickAddAnswerProps) =>
  hasChoice(props.request.product) ? (
    <QuickAddSheet {...props} />
  ) : (
    <AddAtOnce request={props.request} />
  )
