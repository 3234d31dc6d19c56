/** Draws the pictures it is sent, one after the other or side by side, and sends their files back. */
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Delivery, Order } from '#pictures/illustrator.ts'

// Before anything is loaded that starts threads: they inherit it.
if (process.argv.includes('--patient')) setPriority(constants.priority.PRIORITY_LOW)

const { default: sharp } = await import('sharp')
const { pictureCache } = await import('@bartan/demo-shop/picture-cache')

// Several pictures are drawn at once; more threads for each would only get in the way of the shop.
sharp.concurrency(1)
sharp.cache(false)

const cache = pictureCache(join(import.meta.dirname, '../../../../.cache/pictures'))

const deliver = async ({ id, picture }: Order): Promise<Delivery> => {
  try {
    return { id, files: [...(await cache.get(picture))] }
  } catch (error) {
    return { id, error: String(error) }
  }
}

process.on('message', (order: Order) => {
  void deliver(order).then((delivery) => process.send?.(delivery))
})
// Ctrl-C reaches all of the process group; the emulators end this process when they have no more use for it.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit(0))
