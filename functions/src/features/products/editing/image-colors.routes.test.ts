import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

const image = (name: string, color?: string | null) => ({
  url: `/images/upload/v1/products/${name}.webp`,
  altText: '',
  ...(color !== undefined && { color }),
})

it('says which color an image shows, in lists and alone; an empty color is none', async () => {
  const admin = await shop.saveUser({ role: 'admin' })
  const _id = await shop.saveProduct({ colors: ['Red', 'Blue'] })
  const images = [
    image('blue', 'Blue'),
    image('red', ' Red '),
    image('all', ''),
    image('side', null),
    image('back'),
  ]
  const wanted = [
    image('blue', 'Blue'),
    image('red', 'Red'),
    image('all'),
    image('side'),
    image('back'),
  ]
  const { status, body } = await shop.as(admin).put(`/api/products/${_id}`, { images })
  expect({ status, images: body.images }).toEqual({ status: 200, images: wanted })
  expect((await shop.get('/api/products')).body[0].images).toEqual(wanted)
  expect((await shop.get(`/api/products/${_id}`)).body.images).toEqual(wanted)
  const facets = await shop.get('/api/products/facets')
  expect(facets.body.color).toEqual(['Red', 'Blue'].map((value) => ({ value, count: 1 })))
})
