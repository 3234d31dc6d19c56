import { FREE_SHIPPING_FROM } from '@bartan/contract/pricing/shipping'
import { toRupees } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { refusal, invalid } from '#testing/refusal.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

const startWriting = async () => {
  const shop = await startTestShop()
  const admin = shop.as(await shop.saveUser({ role: 'admin', name: 'Owner' }))
  const open = async (slug: string) => (await admin.get(`/api/admin/pages/${slug}`)).body
  const save = async (slug: string, texts: object, version?: number) =>
    admin.put(`/api/admin/pages/${slug}`, { version: version ?? (await open(slug)).version, texts })
  const read = async (slug: string, lang = '') =>
    (await shop.get(`/api/pages/${slug}${lang && `?lang=${lang}`}`)).body
  return { shop, admin, open, save, read }
}

const text = (words: string, rest: object = {}) => ({
  title: `${words} page`,
  intro: '',
  html: `<p>${words}</p>`,
  ...rest,
})

const rule = (prefix: string, days: number, serviceable = true) => ({ prefix, days, serviceable })

describe('a page that nobody has written', () => {
  it('is the code’s, with what the settings say', async () => {
    const { admin, read } = await startWriting()
    expect(await read('shipping')).toMatchObject({
      slug: 'shipping',
      language: 'en',
      title: 'Shipping',
      html: expect.stringContaining(
        `Orders of ₹${toRupees(FREE_SHIPPING_FROM)} and more are shipped free`,
      ),
    })
    expect(await read('shipping')).not.toHaveProperty('updatedAt')
    await admin.put('/api/admin/settings', { version: 0, shipping: { freeFrom: 777, fee: 60 } })
    expect((await read('shipping')).html).toContain('<p>Orders of ₹777 and more')
    expect(await read('shipping', 'ta')).toMatchObject({ language: 'ta' })
  })

  it.each(['shipping', 'returns', 'terms'])('says of what day it is: %s', async (slug) => {
    const { read } = await startWriting()
    for (const lang of ['', 'hi', 'mr', 'bn', 'ta'])
      expect((await read(slug, lang)).html).toMatch(/<p>[^<{]*22 [^<{\d]+ 2026[^<{]*[.।]<\/p>$/)
  })

  it('says how long delivery takes by the rules of the settings', async () => {
    const { admin, read } = await startWriting()
    expect((await read('shipping')).html).toContain('We estimate delivery 1 day after your order.')
    const pinRules = [rule('', 2), rule('79', 5), rule('74', 9, false)]
    await admin.put('/api/admin/settings', { version: 0, pinRules })
    expect((await read('shipping')).html).toContain('delivery 2–5 days after your order.')
    expect((await read('shipping', 'hi')).html).toContain('ऑर्डर के 2–5 दिन बाद')
    await admin.put('/api/admin/settings', { version: 1, pinRules: [rule('79', 5)] })
    expect((await read('shipping')).html).toContain('delivery 1–5 days after your order.')
  })

  it('is one of those that there are, in a language that there is', async () => {
    const { shop } = await startWriting()
    expect(await shop.get('/api/pages/jobs')).toMatchObject(refusal(404, 'not_found'))
    expect(await shop.get('/api/pages/terms?lang=fr')).toMatchObject(invalid('lang'))
  })

  it('writes a name from the settings as text', async () => {
    const { admin, read } = await startWriting()
    await admin.put('/api/admin/settings', { version: 0, name: 'A <b>& B', address: ['Pune'] })
    expect((await read('terms')).html).toContain('A &lt;b&gt;&amp; B')
  })
})

describe('a page that an admin writes', () => {
  it('is there at once, in the language that it was written in, and as it was before', async () => {
    const { shop, open, save, read, admin } = await startWriting()
    await admin.put('/api/admin/settings', { version: 0, phone: '+91 98000 12345' })
    const { body, status } = await save('terms', { en: text('First {phone}'), hi: text('पहला') })
    expect({ status, version: body.version }).toEqual({ status: 200, version: 1 })
    expect(await read('terms')).toMatchObject({
      language: 'en',
      html: expect.stringMatching(/^<p>First \+91/),
      updatedAt: body.versions[0].at,
    })
    expect(await read('terms', 'hi')).toMatchObject({ language: 'hi', html: '<p>पहला</p>' })
    // What was not written in Tamil is not what the code says, which may contradict it.
    expect(await read('terms', 'ta')).toMatchObject({ language: 'en' })

    shop.clock.pass({ minutes: 60 })
    await save('terms', { en: text('Second'), hi: null })
    expect(await read('terms')).toMatchObject({ html: '<p>Second</p>' })
    expect(await read('terms', 'hi')).toMatchObject({ language: 'en', html: '<p>Second</p>' })
    const page = await open('terms')
    expect(page.versions).toMatchObject([{ version: 2, by: 'Owner' }, { version: 1 }])
    expect(page.written.en.html).toContain('{percent}%')
    expect((await admin.get('/api/admin/pages/terms/versions/1')).body).toMatchObject({
      texts: { en: text('First {phone}'), hi: text('पहला') },
    })
    expect(await admin.get('/api/admin/pages/terms/versions/3')).toMatchObject({ status: 404 })
  })

  it('keeps what is plain, and tells of what would run code, with nothing saved', async () => {
    const { save, read } = await startWriting()
    const refused = await save('about', {
      en: text('Fine'),
      hi: text('x', { html: '<p>x</p><script>alert(1)</script>' }),
    })
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        fields: { 'texts.hi.html': expect.stringContaining('script') },
      },
    })
    expect(await read('about')).toMatchObject({ title: 'About us' })
    await save('about', { en: text('x', { html: '<h1 class="big">Hi</h1><table></table>' }) })
    expect((await read('about')).html).toBe('<h2>Hi</h2>')
  })

  it.each([
    ['texts', 'none'],
    ['texts.xx', { xx: text('a') }],
    ['texts.en.title', { en: text('a', { title: ' ' }) }],
    ['texts.en.html', { en: text('a', { html: 'x'.repeat(40_001) }) }],
    ['texts.en.html', { en: { title: 'a', intro: '' } }],
  ])('has an error at %s', async (field, texts) => {
    const { admin } = await startWriting()
    const { status, body } = await admin.put('/api/admin/pages/terms', { version: 0, texts })
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] })
  })

  it('is in the audit trail', async () => {
    const { admin, save } = await startWriting()
    await save('privacy', { hi: text('एक') })
    const [entry] = (await admin.get('/api/admin/audit')).body
    expect(entry).toMatchObject({
      action: 'page.changed',
      target: { name: '/privacy' },
      changes: { version: { from: 0, to: 1 }, languages: { to: 'hi' } },
    })
  })
})

const startUndoing = async () => {
  const { admin, ...rest } = await startWriting()
  const newest = async () => (await admin.get('/api/admin/audit?limit=1')).body[0]
  const undo = (batch: string) => admin.post('/api/admin/audit/undo', { batch })
  return { ...rest, newest, undo }
}

describe('undo of a save', () => {
  it('brings the former texts back, down to the code’s own, and can be undone itself', async () => {
    const { save, read, open, newest, undo } = await startUndoing()
    await save('terms', { en: text('First'), hi: text('पहला') })
    const first = await newest()
    await save('terms', { en: text('Second') })
    const second = await newest()
    expect((await undo(second.batch)).body).toEqual({ undone: 1, skipped: [], left: 0 })
    expect(await read('terms')).toMatchObject({ html: '<p>First</p>' })
    expect(await read('terms', 'hi')).toMatchObject({ html: '<p>पहला</p>' })
    expect(await open('terms')).toMatchObject({
      version: 3,
      versions: [{ version: 3, by: 'Owner' }, { version: 2 }, { version: 1 }],
    })
    const ofUndo = await newest()
    expect(ofUndo).toMatchObject({ action: 'page.changed', undone: false })
    // The same press again.
    expect((await undo(second.batch)).body).toEqual({ undone: 0, skipped: [], left: 0 })

    expect((await undo(first.batch)).body.undone).toBe(1)
    expect(await read('terms')).not.toHaveProperty('updatedAt')
    expect((await undo(ofUndo.batch)).body).toMatchObject({
      undone: 0,
      skipped: [{ name: '/terms', reason: 'undo_changed_again' }],
    })
  })

  it('leaves a language alone that was written since, and takes back others', async () => {
    const { save, read, newest, undo } = await startUndoing()
    await save('about', { en: text('One') })
    const first = await newest()
    await save('about', { hi: text('एक') })
    expect((await undo(first.batch)).body.undone).toBe(1)
    expect(await read('about', 'hi')).toMatchObject({ html: '<p>एक</p>' })
    expect(await read('about')).not.toMatchObject({ html: '<p>One</p>' })

    await save('about', { en: text('Two') })
    const second = await newest()
    await save('about', { en: text('Three') })
    expect((await undo(second.batch)).body).toMatchObject({ undone: 0, skipped: [{}] })
    expect(await read('about')).toMatchObject({ html: '<p>Three</p>' })
    expect(await undo('page-about-none')).toMatchObject({ status: 404 })
  })

  it('happens once, whoever else presses, and refuses a form that was opened before', async () => {
    const { save, open, newest, undo } = await startUndoing()
    await save('about', { en: text('One') })
    const { batch } = await newest()
    const { version } = await open('about')
    const replies = await Promise.all([undo(batch), undo(batch)])
    expect(replies.map(({ body }) => body.undone).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await save('about', { en: text('Late') }, version)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { version: 2 } },
    })
  })
})

describe('two admins at once', () => {
  it('the later one is told, with nothing of theirs saved', async () => {
    const { save, read } = await startWriting()
    const replies = await Promise.all([
      save('contact', { en: text('One') }, 0),
      save('contact', { en: text('Two') }, 0),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
      current: { version: 1 },
    })
    const won = replies.find(({ status }) => status === 200)
    expect((await read('contact')).html).toBe(won?.body.texts.en.html)
  })

  it('a repeated call is answered like the first, and writes nothing', async () => {
    const { shop, save } = await startWriting()
    const first = await save('contact', { en: text('One') }, 0)
    const { writes } = await usageOf(shop, async () => {
      expect(await save('contact', { en: text('One') }, 0)).toMatchObject({
        status: 200,
        body: first.body,
      })
    })
    expect(writes).toBe(0)
  })
})

describe('reading a page', () => {
  it('costs no read, and reaches another instance within five seconds', async () => {
    const { shop, save, read } = await startWriting()
    const other = await startTestShop({ projectId: shop.shop.config.projectId })
    await other.get('/api/pages/terms')
    await save('terms', { en: text('New') })
    expect((await usageOf(shop, () => read('terms'))).reads).toBe(0)
    other.clock.pass({ minutes: 5 / 60 })
    expect((await other.get('/api/pages/terms')).body.html).toBe('<p>New</p>')
    await other.stop()
  })

  it('is also how the footer’s pages are made', async () => {
    const { shop, save } = await startWriting()
    const page = async (path: string) => (await fetch(shop.url + path)).text()
    expect(await page('/hi/terms')).toContain('शर्तें')
    await save('terms', { en: text('Our own words') })
    const html = await page('/terms')
    expect(html).toContain('<p>Our own words</p>')
    expect(html).toContain('<title>Our own words page')
    expect(await page('/hi/terms')).toContain('<p>Our own words</p>')
    expect(await page('/about')).toContain('About us')
  })
})
