import type { Act, Scene } from './act.ts'
import type { Asking } from './ask.ts'

/** Any order known to a customer; staff see the same ones. */
const anyOrder = ({ step: { random } }: Asking, { customers }: Scene): string | undefined =>
  random.anyOf(customers.flatMap(({ orders }) => orders.slice(-4)))

/** Runs an act on one order, if there is any. */
export const onOrder =
  (job: (asking: Asking, id: string, scene: Scene) => Promise<void>): Act =>
  async (asking, scene) => {
    const id = anyOrder(asking, scene)
    if (id !== undefined) await job(asking, id, scene)
  }

export const onOrders =
  (job: (asking: Asking, ids: string[]) => Promise<void>): Act =>
  async (asking, scene) => {
    const ids = Array.from({ length: 3 }, () => anyOrder(asking, scene) ?? [])
    const some = [...new Set(ids.flat())]
    if (some.length > 0) await job(asking, some)
  }
