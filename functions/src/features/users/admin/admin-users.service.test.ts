import type { Role } from '@bartan/contract/shared/roles'
import { asPhone } from '@bartan/contract/users/rules'
import type { User } from '@bartan/contract/users/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { MovableClock, RecordingLog } from '#testing/fakes.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import type { UsersContext } from '../users-context.ts'
import { adminUsersService } from './admin-users.service.ts'

// The real services can't be made to fail half-way, so they are replaced here.

const owner: User = { _id: 'owner', name: 'Owner', phone: asPhone('6000000000'), role: 'admin' }
const asha: User = { _id: 'asha', name: 'Asha', phone: asPhone('6111111111'), role: 'admin' }
let account: { role: Role; exists: boolean }
let record: User | undefined

let failing: Set<string>

const service = () => {
  const context = {
    connect: () => Promise.reject(new Error('Not asked')),
    accounts: {
      setRole: async (_uid: string, role: Role) => {
        account.role = role
      },
    },
    users: { find: async () => record },
    transact: async () => {
      if (failing.has('answer')) record = { ...asha, role: 'customer' }
      throw new Error('transact failed')
    },
    clock: new MovableClock(),
    log: new RecordingLog(),
  } as unknown as UsersContext
  return adminUsersService(context, {
    ordersOf: () => Promise.reject(new Error('Not asked')),
    troublesOf: async () => ({ refused: 0, openReturns: 0 }),
    erasing: {
      eraseRest: () => Promise.resolve(),
      finish: () => Promise.resolve(),
      erase: () => Promise.resolve(true),
    },
    announceEmail: () => Promise.resolve(),
  })
}

beforeEach(() => {
  account = { role: 'admin', exists: true }
  record = asha
  failing = new Set()
})

describe('half a failure leaves nothing', () => {
  it('of a change, when its record fails', async () => {
    const change = { phone: asPhone('6222222222'), role: 'customer' as const }
    await expect(service().change('asha', change, owner)).rejects.toThrow('transact failed')
    expect(account).toEqual({ role: 'admin', exists: true })
    expect(record).toEqual(asha)
  })

  it('of a change that was made although its answer was lost', async () => {
    failing.add('answer')
    await expect(service().change('asha', { role: 'customer' }, owner)).rejects.toThrow(
      'transact failed',
    )
    expect(record?.role).toBe('customer')
    expect(account.role).toBe('customer')
  })
})

const shop = await startTestShop()

it('opens the admin area to the account of a phone, and leaves a trace', async () => {
  const mina = await shop.saveUser()
  const appointed = await shop.shop.admin.appointAdmin(mina.phone)
  expect(appointed).toMatchObject({ user: { _id: mina._id, role: 'admin' }, wasAdmin: false })
  expect((await shop.as(mina).get('/api/admin/users')).status).toBe(200)
  expect((await shop.shop.admin.appointAdmin(mina.phone))?.wasAdmin).toBe(true)
  const trail = await shop.database.audit.where('target._id', '==', mina._id).get()
  expect(trail.docs.map((entry) => entry.data())).toMatchObject([
    { by: { name: 'npm run admin' }, changes: { role: { from: 'customer', to: 'admin' } } },
  ])
})

it('finds nobody by an unknown phone', async () => {
  expect(await shop.shop.admin.appointAdmin(asPhone(shop.newPhone()))).toBeUndefined()
})
