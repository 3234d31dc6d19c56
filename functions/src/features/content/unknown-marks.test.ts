import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const known = { title: 'Call {phone}', intro: '{shop}', html: '<p>{freeFrom}</p>' }

it.each([
  ['title', 'Of {foo}'],
  ['intro', 'Of {foo}'],
  ['html', '<p>Of {foo}</p>'],
])(
  'refuses a mark in the %s that nothing is filled in for, with nothing saved',
  async (field, words) => {
    const shop = await startTestShop()
    const admin = shop.as(await shop.saveUser({ role: 'admin' }))
    const { version, texts } = (await admin.get('/api/admin/pages/about')).body
    const save = (changed: object) =>
      admin.put('/api/admin/pages/about', { version, texts: { en: known, hi: changed } })
    expect(await save({ ...known, [field]: words })).toMatchObject({
      status: 400,
      body: {
        message: expect.stringContaining('{foo}'),
        fields: { [`texts.hi.${field}`]: expect.stringContaining('{phone}') },
      },
    })
    expect((await admin.get('/api/admin/pages/about')).body).toMatchObject({ version, texts })
  },
)
