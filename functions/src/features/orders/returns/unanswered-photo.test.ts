import type { StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { asPhone } from '@bartan/contract/users/rules'
import { expect, it } from 'vitest'
import { AppError, busy } from '#domain/app-error.ts'
import { returnPhotosService } from './return-photos.service.ts'

// The real database can't be made to keep silent until patience is over, so services are replaced here.

const order = {
  _id: 'order',
  user: { _id: 'asha' },
  returns: [{ state: 'requested', requestedAt: '2026-11-01T10:00:00.000Z' }],
} as unknown as StaffOrder

const asha = { _id: 'asha', name: 'Asha', phone: asPhone('6111111111'), role: 'customer' } as const

const UNAVAILABLE = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 })

it.each<[string, unknown, number]>([
  ['stays where its order may have it', busy(UNAVAILABLE), 1],
  ['goes where its order was refused it', new AppError('conflict', reason('return_not_open')), 0],
])('a picture %s', async (_, failure, left) => {
  const stored = new Set<string>()
  const photos = returnPhotosService({
    find: async () => order,
    transact: async () => {
      throw failure
    },
    photos: {
      read: async () => undefined,
      write: async ({ photo }) => void stored.add(photo),
      remove: async ({ photo }) => void stored.delete(photo),
    },
    resize: async () => new Map([[960, Buffer.from('webp')]]),
  })
  const adding = photos.add(asha, 'order', async () => Buffer.from('jpeg'))
  await expect(adding).rejects.toBe(failure)
  expect(stored.size).toBe(left)
})
