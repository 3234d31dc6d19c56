import type { Asking } from './ask.ts'
import type { Act, Scene } from './act.ts'

/** Any order that a customer knows of; the desk sees the same. */
const anyOrder = ({ step: { random } }: Asking, { customers }: Scene): string | undefined =>
  random.anyOf(customers.flatMap(({ orders }) => orders.slice(-4)))

/** What the desk does with one order, if there is any. */
export const onOrder =
  (job: (asking: Asking, id: string, scene: Scene) => Promise<void>): Act =>
  async (asking, scene) => {
    const id = anyOrder(asking, scene)
    if (id !== undefined) await job(asking, id, scene)
  }

/** With some orders at once. */
export const onOrders =
  (job: (asking: Asking, ids: string[]) => Promise<void>): Act =>
  async (asking, scene) => {
    const ids = Array.from({ length: 3 }, () => anyOrder(asking, scene) ?? [])
    const some = [...new Set(ids.flat())]
    if (some.length > 0) await job(asking, some)
  }
