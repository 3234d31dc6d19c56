import { expect, it } from 'vitest'
import { startInstance } from '#testing/start-instance.ts'
import { startOwnTestShop } from '#testing/start-test-shop.ts'
import { aCustomer, traces } from './testing/traces.ts'

it('a deletion of an account is gone on with by the same call after its instance was killed, wherever that was', async () => {
  const shop = await startOwnTestShop()
  const admin = await shop.saveUser({ role: 'admin', name: 'Owner' })
  for (let wait = 0; wait < 5; wait++) {
    const { asha, email, name } = await aCustomer(shop, admin)
    const instance = await startInstance(shop.shop.config.projectId)
    const dying = fetch(`${instance.url}/api/admin/users/${asha._id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${admin.token}` },
    }).catch(() => undefined)
    // Killed at the first, second, … sign of what it has done.
    const ended = shop.database.users.doc(asha._id)
    for (let seen = 0; seen < wait; seen++) await ended.get()
    await instance.kill()
    await dying
    const again = await shop.as(admin).del(`/api/admin/users/${asha._id}`)
    expect([200, 404]).toContain(again.status)
    await shop.as(admin).get('/api/admin/users')
    expect(await traces(shop, [name, email, asha.phone])).toEqual([])
  }
})
