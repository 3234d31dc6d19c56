import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
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
