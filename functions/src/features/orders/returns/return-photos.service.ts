import { createHash } from 'node:crypto'
import type { ImageWidth } from '@bartan/contract/images/rules'
import { MAX_RETURN_PHOTOS } from '@bartan/contract/orders/return-rules'
import type { Order, StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError, mayHaveCommitted } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { forCustomer } from '#domain/orders/for-customer.ts'
import { lockOf, type Transact } from '#domain/transact.ts'
import type { OrderUnit } from '../order-unit.repository.ts'
import { requireFound, ownOrder } from '../own-order.ts'
import type { PhotoName, ReturnPhotosRepository } from './return-photos.repository.ts'

type Ports = {
  find: (id: string) => Promise<StaffOrder | undefined>
  transact: Transact<OrderUnit>
  photos: Pick<ReturnPhotosRepository, 'read' | 'write' | 'remove'>
  resize: (bytes: Buffer, widths: readonly ImageWidth[]) => Promise<Map<ImageWidth, Buffer>>
}

/** Wide enough to see a crack, and one of the widths made of every upload. */
const WIDTH = 960

const missing = () => new AppError('not_found', reason('picture_not_found'))

const lastReturn = (order: Order) => {
  const last = order.returns?.at(-1)
  if (!last) throw new AppError('conflict', reason('return_not_open'))
  return last
}

/** Named by its bytes: a picture sent again keeps its name. */
const nameOf = (order: Order, bytes: Buffer): PhotoName => {
  const digest = createHash('sha256').update(`${order._id} ${lastReturn(order).requestedAt} `)
  const photo = digest.update(bytes).digest('hex').slice(0, 32)
  return { userId: order.user._id, orderId: order._id, photo }
}

const has = (order: Order, photo: string): boolean =>
  order.returns?.at(-1)?.photos?.includes(photo) ?? false

const refusePhoto = (order: Order): void => {
  const { state, photos = [] } = lastReturn(order)
  if (state !== 'requested') throw new AppError('conflict', reason('return_not_open'))
  if (photos.length >= MAX_RETURN_PHOTOS)
    throw new AppError('conflict', reason('return_photos_full', { max: MAX_RETURN_PHOTOS }))
}

/** Pictures of returned goods, visible to their customer and admins only. */
export const returnPhotosService = ({ find, transact, photos, resize }: Ports) => {
  const attach = (caller: Caller, { orderId, photo }: PhotoName): Promise<Order> =>
    transact([lockOf.order(orderId)], async (unit, keep) => {
      const before = requireFound(await unit.find(orderId))
      const order = ownOrder(before.order, caller)
      if (before.document.isOwnerGone) throw missing()
      if (has(order, photo)) return keep.reply(forCustomer(order))
      refusePhoto(order)
      const { returns = [] } = before.document
      const changed = returns.map((asked, index) =>
        index === returns.length - 1
          ? { ...asked, photos: [...(asked.photos ?? []), photo] }
          : asked,
      )
      return keep.reply(forCustomer(unit.update(before, { returns: changed }).order))
    })

  return {
    /** The file is read only after checking that the order is the caller's. */
    add: async (
      caller: Caller,
      id: string,
      readBytes: () => Promise<Buffer>,
    ): Promise<{ order: Order; isRepeated: boolean }> => {
      const order = ownOrder<Order>(await find(id), caller)
      lastReturn(order)
      const bytes = await readBytes()
      const name = nameOf(order, bytes)
      if (has(order, name.photo)) return { order: forCustomer(order), isRepeated: true }
      refusePhoto(order)
      const resized = (await resize(bytes, [WIDTH])).get(WIDTH)
      if (!resized) throw new Error('An upload was not brought to its width')
      await photos.write(name, resized)
      try {
        return { order: await attach(caller, name), isRepeated: false }
      } catch (error) {
        if (!mayHaveCommitted(error)) await photos.remove(name)
        throw error
      }
    },

    open: async (caller: Caller, id: string, photo: string): Promise<Buffer> => {
      const order = await find(id)
      const seen =
        caller.role === 'admin' ? requireFound<Order>(order) : ownOrder<Order>(order, caller)
      const isSent = seen.returns?.some((asked) => asked.photos?.includes(photo))
      const name = { userId: seen.user._id, orderId: seen._id, photo }
      const bytes = isSent ? await photos.read(name) : undefined
      if (!bytes) throw missing()
      return bytes
    },
  }
}

export type ReturnPhotosService = ReturnType<typeof returnPhotosService>
