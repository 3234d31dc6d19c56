import type { Random } from '../world/random.ts'
import type { Model, ModelOrder } from './model.ts'

export type Reply = { status: number; body: Record<string, unknown> }

/** One call, and what the model makes of it. */
export type Step = {
  says: string
  method: string
  path: string
  body?: object | string
  /** Its order among others leaves no trace: never at once with them. */
  isAlone?: true
  /** Whether it must be taken; undefined if the model doesn't say. */
  may: (model: Model) => boolean | undefined
  /** Changes the model as the taken call did. `idOf` finds an order by its number. */
  does: (model: Model, reply: Reply, idOf: (number: string) => string) => void
}

export type Shop = {
  products: readonly string[]
  day: string
  numberOf: (id: string) => string
}

export const rupees = (paise: number) => paise / 100
export const inPaise = (amount: unknown) => Math.round(Number(amount) * 100)
export const line = (shop: Shop, product: number) => ({
  productId: shop.products[product],
  size: '',
  color: '',
})
export const pathOf = (id: string) => `/api/admin/orders/${id}`

export type Make = (random: Random, shop: Shop, order: ModelOrder, model: Model) => Step

/** An order of the model as it is at that moment. */
export const on = (
  { id }: ModelOrder,
  may: (order: ModelOrder, model: Model) => boolean | undefined,
): Step['may'] => {
  return (model) => {
    const order = model.orders[id]
    return order && !order.isDeleted ? may(order, model) : false
  }
}

export const change = ({ id }: ModelOrder, job: (order: ModelOrder, model: Model) => void) => {
  return (model: Model): void => {
    const order = model.orders[id]
    if (order) job(order, model)
  }
}
