import { describe, expect, it } from 'vitest'
import { linkTokens } from '#testing/mailbox.ts'
import { invalid } from '#testing/refusal.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()

const soldOut = (product: object = {}) => shop.saveProduct({ countInStock: 0, ...product })
const ask = (id: string, body: unknown) => shop.post(`/api/products/${id}/back-in-stock`, body)
const edit = (id: string, change: object) => shop.as(admin).put(`/api/products/${id}`, change)
const waiting = async (query = '') =>
  (await shop.as(admin).get(`/api/admin/back-in-stock${query}`)).body as { _id: string }[]
const requestsOf = async (productId: string) =>
  (await shop.database.backInStockRequests.where('productId', '==', productId).get()).docs

describe('a phone number for WhatsApp', () => {
  it('is shown to the admin, first of all when the product is back, until it is told', async () => {
    const id = await soldOut({ name: 'Steel Lota', nameHi: 'लोटा' })
    const phone = shop.newPhone()
    for (let i = 0; i < 2; i++)
      expect(await ask(id, { phone, language: 'hi' })).toMatchObject({
        status: 201,
        body: { message: 'We will write to you once, when it is back in stock.' },
      })
    const ofProduct = async (query = '') =>
      (await waiting(query)).filter((row) => JSON.stringify(row).includes(id))
    expect(await ofProduct('?back=true')).toEqual([])
    const [row, ...others] = await ofProduct()
    expect(others).toEqual([])
    expect(row).toEqual({
      _id: expect.any(String),
      product: {
        _id: id,
        name: 'Steel Lota',
        nameIn: { hi: 'लोटा' },
        nameHi: 'लोटा',
        countInStock: 0,
      },
      phone,
      language: 'hi',
      createdAt: expect.stringMatching(/Z$/),
    })
    await edit(id, { countInStock: 4 })
    const [back] = await ofProduct('?back=true')
    expect(back).toMatchObject({ phone, product: { countInStock: 4 } })
    const remove = () => shop.as(admin).del(`/api/admin/back-in-stock/${back?._id}`)
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect(await ofProduct()).toEqual([])
  })

  it('comes beside an address', async () => {
    const id = await soldOut()
    const email = 'asha@example.com'
    const phone = shop.newPhone()
    expect((await ask(id, { email, phone })).status).toBe(201)
    expect([await requestsOf(id), await linkTokens(shop, email)]).toMatchObject([[{}], [{}]])
    expect(JSON.stringify(await waiting())).toContain(phone)
  })

  it('is listed by cursor, which goes on though what it showed is removed', async () => {
    const id = await soldOut()
    for (let i = 0; i < 3; i++) await ask(id, { phone: shop.newPhone() })
    const all = (await waiting()).map(({ _id }) => _id)
    const [first] = await waiting('?limit=1')
    expect(first?._id).toBe(all[0])
    const rest = await waiting(`?after=${first?._id}`)
    expect(rest.map(({ _id }) => _id)).toEqual(all.slice(1))
    const second = await waiting('?limit=1&page=2')
    expect(second.map(({ _id }) => _id)).toEqual(all.slice(1, 2))
    for (const after of ['nothing', 'a/b'])
      expect(await shop.as(admin).get(`/api/admin/back-in-stock?after=${after}`)).toMatchObject(
        invalid('after'),
      )
  })
})
