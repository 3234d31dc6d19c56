import { asPhone } from '@bartan/contract/users/rules'
import { describe, expect, it } from 'vitest'
import { pagedList } from '#testing/paged-list.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

const USERS = '/api/admin/users'

const start = async () => {
  const shop = await startTestShop()
  // The admin's own account is the oldest one: it is the last of the list, and left out of it.
  const admin = await shop.saveUser({
    role: 'admin',
    name: 'Asha Owner',
    phone: asPhone('6100000000'),
  })
  let saved = 0
  const save = async (count: number, more: object = {}) => {
    const ids: string[] = []
    for (let index = 0; index < count; index++) {
      const phone = String(6_200_000_000 + saved++)
      ids.push(
        (await shop.saveUser({ name: `Asha ${index % 3}`, phone: asPhone(phone), ...more }))._id,
      )
    }
    return ids
  }
  const { open, openAll } = pagedList(shop.as(admin), USERS)
  return { shop, admin, save, open, openAll }
}

describe('pages of users by cursor', () => {
  it('lose nobody while roles are changed under a filter by role', async () => {
    const { shop, admin, save, openAll } = await start()
    const ids = await save(9)
    const pages = await openAll('role=customer&limit=4', (page) =>
      Promise.all(page.map((id) => shop.as(admin).put(`${USERS}/${id}`, { role: 'admin' }))),
    )
    expect(pages).toEqual(
      [ids.slice(5), ids.slice(1, 5), ids.slice(0, 1)].map((p) => p.toReversed()),
    )
  })

  it('go on behind somebody who was deleted, and next to somebody who was added', async () => {
    const { shop, admin, save, openAll } = await start()
    const ids = await save(7)
    const pages = await openAll('limit=3', async (page) => {
      await save(1)
      await shop.as(admin).del(`${USERS}/${page.at(-1)}`)
    })
    expect(pages.flat()).toEqual(ids.toReversed())
  })

  it.each(['role=customer', 'search=asha', 'search=Asha&role=customer', 'search=6', ''])(
    'work with ?%s',
    async (query) => {
      const { save, open, openAll } = await start()
      await save(5)
      await save(3, { name: 'asha in small letters' })
      const { ids, total } = await open(query)
      expect([ids.length, total]).toEqual(Array(2).fill(query.includes('Asha') ? 5 : 8))
      for (const limit of [1, 3, 4, 5])
        expect((await openAll(`${query}&limit=${limit}`)).flat()).toEqual(ids)
    },
  )

  it('end where only the admin’s own account would follow', async () => {
    const { save, open } = await start()
    await save(4)
    expect(await open('limit=4')).toMatchObject({ next: null, total: 4 })
  })

  it('read the page and two more, wherever it is in the list', async () => {
    const { shop, admin, save, open } = await start()
    await save(12)
    const { next } = await open('limit=4')
    const account = await readsOf(shop, () => shop.as(admin).get('/api/users/profile'))
    const first = await readsOf(shop, () => open('limit=4'))
    expect(first - account).toBeLessThanOrEqual(8)
    expect(await readsOf(shop, () => open(`limit=4&cursor=${next}`))).toBe(first)
  })
})
