import { asProductId } from '@bartan/contract/products/product-id'
import { paise, sumPaise, type Paise } from '@bartan/contract/shared/money'
import { expect, it } from 'vitest'
import { refundPaise } from './refund.ts'

const units = (productId: string, quantity: number) => ({
  productId: asProductId(productId),
  size: '',
  color: '',
  quantity,
})
const line = (productId: string, price: Paise, quantity: number) => ({
  ...units(productId, quantity),
  price,
})

const anOrder = {
  lines: [line('pot', paise(3333), 2), line('lid', paise(1001), 1)],
  itemsPrice: paise(7667),
}

it('gives back what units cost', () => {
  expect(refundPaise(anOrder, [units('pot', 1)])).toBe(3333)
})

it('takes the share of the discount off', () => {
  expect(refundPaise({ ...anOrder, discount: paise(767) }, [units('pot', 1)])).toBe(3333 - 333)
})

it('comes to what was paid, in however many parts units come back', () => {
  const order = { ...anOrder, discount: paise(767) }
  const [first, second, third] = [units('pot', 1), units('lid', 1), units('pot', 1)]
  const accepted = (...lines: ReturnType<typeof units>[]) =>
    lines.map((back) => ({ lines: [back], state: 'accepted' as const }))
  const one = refundPaise(order, [first])
  const two = refundPaise({ ...order, returns: accepted(first), refunded: one }, [second])
  const three = refundPaise(
    { ...order, returns: accepted(first, second), refunded: sumPaise([one, two]) },
    [third],
  )
  expect(one + two + three).toBe(7667 - 767)
})

it('takes off what the lines say, where an offer was about some of them', () => {
  const discounts = [paise(600), paise(0)]
  const order = {
    ...anOrder,
    lines: anOrder.lines.map((bought, place) => ({ ...bought, discount: discounts[place] })),
    discount: paise(600),
  }
  expect(refundPaise(order, [units('pot', 1)])).toBe(3333 - 300)
  expect(refundPaise(order, [units('lid', 1)])).toBe(1001)
})
