import type { Cart } from '@bartan/contract/cart/schema'
import { nameOf } from '#components/commerce/product-name.ts'
import { Note } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

/** What is in the cart, and can't be had. */
export const LeftOut = ({ cart }: { cart: Cart }) => {
  const t = useText()
  const lines = cart.products.filter(({ available }) => !available)
  if (lines.length === 0) return null
  const names = lines.map((line) => nameOf(t.language, line)).join(', ')
  return <Note className={css({ color: 'warning' })}>{t('leftOut', { names })}</Note>
}
