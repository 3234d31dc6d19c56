import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { expect, it } from 'vitest'
import { preparations } from '#testing/changing-calls/prepare.ts'
import { startSettings as start } from './testing/start-settings.ts'

const picture = (name: string) => `/images/upload/v1763625600000/products/${name}.webp`

it('pictures of the settings are none that nothing shows: the search for those leaves them', async () => {
  const { shop, save } = await start()
  const { home, categories } = DEFAULT_SETTINGS
  const saved = await save({
    look: { accent: '#f2a531', logo: picture('logo') },
    home: { ...home, hero: { ...home.hero, picture: picture('hero') } },
    categories: categories.map((one) => ({ ...one, picture: picture('category') })),
  })
  expect(saved.status).toBe(200)
  expect(await shop.shop.admin.orphans.shown()).toEqual(
    expect.arrayContaining([picture('logo'), picture('hero'), picture('category')]),
  )
})

it('a picture of the settings stays, whoever deletes it or the product that shows it', async () => {
  const { shop, save } = await start()
  const [admin, editor] = await Promise.all([
    shop.saveUser({ role: 'admin' }),
    shop.saveUser({ role: 'catalogue' }),
  ])
  const { uploaded } = preparations(shop, { admin, asha: editor, productId: '' })
  const { publicId, imageUrl } = await uploaded()
  const productId = await shop.saveProduct({ images: [{ url: imageUrl, altText: '' }] })
  expect((await save({ look: { accent: '#f2a531', logo: imageUrl } })).status).toBe(200)
  for (const one of [editor, admin])
    expect(
      await shop.as(one).del('/api/admin/products/delete-img', { public_id: publicId }),
    ).toMatchObject({ status: 409, body: { code: 'conflict', reason: 'picture_in_settings' } })
  expect((await shop.readProduct(productId)).images).toHaveLength(1)

  expect((await shop.as(admin).del(`/api/products/${productId}`)).status).toBe(200)
  expect((await fetch(`${shop.url}${imageUrl}`)).status).toBe(200)
  await save({ look: { accent: '#f2a531', logo: '' } })
  expect(
    (await shop.as(editor).del('/api/admin/products/delete-img', { public_id: publicId })).status,
  ).toBe(200)
  expect((await fetch(`${shop.url}${imageUrl}`)).status).toBe(404)
})
