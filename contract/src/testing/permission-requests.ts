import type { CallName } from '../api.ts'

/** What belongs to `customer`. */
type Belongings = { userId: string; orderId: string; checkoutId: string }

const idFor = (path: string, { orderId, checkoutId }: Belongings): string => {
  if (path.startsWith('/api/orders/')) return orderId
  return path.startsWith('/api/checkout/') ? checkoutId : 'none'
}

/** A call about `customer`'s things if it is about anybody's, and otherwise without effect. */
export const requestOf = (name: CallName, belongings: Belongings) => {
  const [method = 'GET', path = ''] = name.split(' ')
  const cart: Record<string, string> = path.startsWith('/api/cart')
    ? { userId: belongings.userId, guestId: 'guest_1763625600000_none', productId: 'none' }
    : {}
  const input = {
    ...cart,
    ...(path.startsWith('/api/cart') && { quantity: 1 }),
    ...(path.endsWith('/finalize') && { isCOD: true }),
    ...(path.endsWith('/return') && {
      lines: [{ productId: 'none', size: '', color: '', quantity: 1 }],
      reason: 'Broken',
    }),
  }
  const query = method === 'GET' ? `?${new URLSearchParams(cart).toString()}` : ''
  return {
    method,
    path: path.replace(/:\w+/, idFor(path, belongings)) + query,
    body: method === 'GET' ? undefined : input,
  }
}
