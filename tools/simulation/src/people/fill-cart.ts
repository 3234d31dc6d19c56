import type { Random } from '../world/random.ts'
import type { Act } from './act.ts'
import type { Asking } from './ask.ts'
import { aLine } from './goods.ts'

type Line = ReturnType<typeof aLine>

const METHODS = ['POST', 'POST', 'POST', 'PUT', 'DELETE'] as const

const nameOf = ({ productId, size, color }: Line) => `${productId} ${size} ${color}`

/** The cart's expected contents after an acknowledged change. */
const runStep = (cart: Map<string, number>, method: (typeof METHODS)[number], line: Line): void => {
  const name = nameOf(line)
  if (method === 'DELETE') cart.delete(name)
  else cart.set(name, line.quantity + (method === 'POST' ? (cart.get(name) ?? 0) : 0))
}

const newGuest = (random: Random) => `guest_1_${random.bytes(12).toString('hex')}`

const listed = (cart: Iterable<[string, number]>) =>
  [...cart]
    .map(([name, units]) => `${units} x ${name}`)
    .sort()
    .join(', ')

const expectCart = async (asking: Asking, guestId: string, cart: Map<string, number>) => {
  const { body } = await asking.get(`/api/cart?guestId=${guestId}`)
  const lines = (body['products'] ?? []) as Line[]
  const shown = listed(lines.map((line) => [nameOf(line), line.quantity]))
  if (shown !== listed(cart))
    asking.report(`the cart of ${guestId} holds ${shown}, but ${listed(cart)} was put there`)
}

/** A guest whose cart must match the answers, and is merged into a new account. */
export const fillCart: Act = async (asking, { offers }) => {
  const { random } = asking.step
  const guestId = newGuest(random)
  const cart = new Map<string, number>()
  const lines = [aLine(random, offers), aLine(random, offers)]
  for (let left = random.between(2, 5); left > 0; left--) {
    const method = random.oneOf(METHODS)
    const line = { ...random.oneOf(lines), quantity: random.between(1, 2) }
    const { quantity, ...key } = line
    const { status } = await asking.send(method, '/api/cart', {
      guestId,
      ...key,
      ...(method !== 'DELETE' && { quantity }),
    })
    if (status === 200) runStep(cart, method, line)
  }
  await expectCart(asking, guestId, cart)
  if (!random.isIn(0.3)) return
  const { status } = await asking.send('POST', '/api/cart/merge', { guestId })
  if (status === 200) await expectCart(asking, guestId, new Map())
}
