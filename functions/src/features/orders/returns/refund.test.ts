import { expect, it } from 'vitest'
import { refundPaise } from './refund.ts'

const units = (productId: string, quantity: number) => ({
  productId,
  size: '',
  color: '',
  quantity,
})
const line = (productId: string, price: number, quantity: number) => ({
  ...units(productId, quantity),
  price,
})

const anOrder = { lines: [line('pot', 3333, 2), line('lid', 1001, 1)], itemsPrice: 7667 }

it('gives back what units cost', () => {
  expect(refundPaise(anOrder, [units('pot', 1)])).toBe(3333)
})

it('takes the share of the discount off', () => {
  expect(refundPaise({ ...anOrder, discount: 767 }, [units('pot', 1)])).toBe(3333 - 333)
})

it('comes to what was paid, in however many parts units come back', () => {
  const order = { ...anOrder, discount: 767 }
  const [first, second, third] = [units('pot', 1), units('lid', 1), units('pot', 1)]
  const accepted = (...lines: ReturnType<typeof units>[]) =>
    lines.map((back) => ({ lines: [back], state: 'accepted' as const }))
  const one = refundPaise(order, [first])
  const two = refundPaise({ ...order, returns: accepted(first), refunded: one }, [second])
  const three = refundPaise({ ...order, returns: accepted(first, second), refunded: one + two }, [
    third,
  ])
  expect(one + two + three).toBe(7667 - 767)
})
