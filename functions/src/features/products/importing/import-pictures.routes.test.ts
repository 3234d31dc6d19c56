import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { aPicture } from '#testing/changing-calls/prepare.ts'
import { startPictureServer } from '#testing/start-picture-server.ts'
import { startTestShop, startShop } from '#testing/start-test-shop.ts'
import {
  file,
  IMPORT,
  importer,
  OLD,
  tiffin,
  withPictures,
  type Cells,
} from './testing/import-files.ts'

describe('pictures', () => {
  it('are fetched and stored; a product whose picture fails is created without it', async () => {
    const { origin, network, asked } = await startPictureServer()
    const own = await startTestShop({ network })
    const by = importer(own.as(await own.saveUser({ role: 'catalogue' })))
    const csv = file(OLD, [
      ...withPictures('p', [
        `${origin}/a.jpg`,
        `${origin}/missing.jpg`,
        'http://127.0.0.1/c.jpg',
        `${origin}/d.jpg`,
      ]),
      ...withPictures('q', ['http://169.254.169.254/latest/meta-data']),
    ])
    expect(await by.plan(csv)).toMatchObject({ create: 2, pictures: 5 })
    expect(asked).toEqual([])
    const job = await by.takeOver(csv)
    expect(job).toMatchObject({ state: 'done', done: 2, pictures: { done: 5, total: 5 } })
    expect(job.pictures.failed).toEqual(
      expect.arrayContaining([
        { url: `${origin}/missing.jpg`, code: 'not_there' },
        { url: 'http://127.0.0.1/c.jpg', code: 'forbidden_address' },
        { url: 'http://169.254.169.254/latest/meta-data', code: 'forbidden_address' },
      ]),
    )
    const { images } = await by.found('TIF-p')
    expect(images).toHaveLength(2)
    expect(images[0].altText).toBe('Front')
    for (const { url } of images) {
      expect(url).toMatch(/^\/images\/upload\/v\d+\/products\/\w+\.webp$/)
      expect((await own.get(url)).status).toBe(200)
    }
    expect((await by.found('TIF-q')).images).toEqual([])
    // The products tell their pictures: thousands of pictures would bury what else was done.
    const admin = own.as(await own.saveUser({ role: 'admin' }))
    const noted = (await admin.get('/api/admin/audit')).body
    expect(noted.map(({ action }: { action: string }) => action)).not.toContain('image.uploaded')
    // Again, nothing is there twice, and nothing is fetched.
    const before = asked.length
    expect(await by.takeOver(csv)).toMatchObject({ state: 'done' })
    expect(asked).toHaveLength(before)
    expect((await own.get('/api/products')).body).toHaveLength(2)
  })

  it('are of the color whose variant shows them', async () => {
    const { origin, network } = await startPictureServer()
    const own = await startTestShop({ network })
    const by = importer(own.as(await own.saveUser({ role: 'admin' })))
    const variant = (color: string, picture: string): Cells => ({
      'Option1 Name': 'Color',
      'Option1 Value': color,
      'Variant SKU': `C-${color}`,
      'Variant Price': 10,
      'Variant Image': `${origin}/${picture}`,
      'Image Src': `${origin}/${picture}`,
    })
    await by.takeOver(
      file(OLD, [
        tiffin('c', variant('Red', 'r.jpg')),
        { Handle: 'tiffin-c', ...variant('Blue', 'b.jpg') },
      ]),
    )
    const { images } = await by.found('C-Red')
    expect(images.map((image: { color?: string }) => image.color)).toEqual(['Red', 'Blue'])
  })

  it('that failed are tried again by a press, once, and undone with their import', async () => {
    let isThere = false
    const { origin, network, asked } = await startPictureServer({
      answers: {
        '/late.jpg': (_request, response) => {
          if (isThere) response.writeHead(302, { location: '/there.jpg' }).end()
          else response.writeHead(503).end()
        },
      },
    })
    const own = await startTestShop({ network })
    const admin = own.as(await own.saveUser({ role: 'admin' }))
    const by = importer(admin)
    const csv = file(OLD, [
      ...withPictures('t', [`${origin}/a.jpg`, `${origin}/late.jpg`]),
      ...withPictures('u', [`${origin}/missing.jpg`]),
    ])
    const { body: begun } = await admin.post(IMPORT, { csv })
    const job = await by.over(begun.id)
    expect(job.pictures.failed).toHaveLength(2)
    isThere = true
    const again = await admin.post(`${IMPORT}/${begun.id}/pictures`)
    expect(again.status).toBe(202)
    const retried = await by.over(again.body.id)
    expect(retried).toMatchObject({
      state: 'done',
      pictures: {
        done: 2,
        total: 2,
        failed: [{ url: `${origin}/missing.jpg`, code: 'not_there' }],
      },
      batch: begun.id,
    })
    expect((await by.found('TIF-t')).images).toHaveLength(2)
    // Pressed again, it is the same one, and nothing is there twice.
    const before = asked.length
    expect((await admin.post(`${IMPORT}/${begun.id}/pictures`)).body).toEqual(again.body)
    expect((await by.over(again.body.id)).state).toBe('done')
    expect(asked).toHaveLength(before)
    expect((await by.found('TIF-t')).images).toHaveLength(2)
    await admin.post('/api/admin/audit/undo', { batch: begun.id })
    expect((await own.get('/api/products')).body).toEqual([])
  })

  it('of an import without a failure can not be tried again', async () => {
    const own = await startTestShop()
    const admin = own.as(await own.saveUser({ role: 'admin' }))
    const { body } = await admin.post(IMPORT, { csv: file(OLD, [tiffin('whole')]) })
    await importer(admin).over(body.id)
    const { status, body: refusal } = await admin.post(`${IMPORT}/${body.id}/pictures`)
    expect([status, refusal.reason]).toEqual([409, 'import_has_no_pictures'])
    expect((await admin.post(`${IMPORT}/nowhere/pictures`)).status).toBe(404)
  })

  it('of many products are fetched once each, and few at a time', async () => {
    const picture = await aPicture()
    const paths = Array.from({ length: 90 }, (_, place) => `/many-${place}.jpg`)
    let [open, most] = [0, 0]
    const answer = (_request: unknown, response: ServerResponse): void => {
      most = Math.max(most, ++open)
      // Others may come before this one is answered.
      setImmediate(() => {
        response.writeHead(200, { 'content-type': 'image/jpeg' })
        response.end(picture, () => (open -= 1))
      })
    }
    const { origin, network, asked } = await startPictureServer({
      answers: Object.fromEntries(paths.map((path) => [path, answer])),
    })
    const own = await startTestShop({ network })
    const by = importer(own.as(await own.saveUser({ role: 'catalogue' })))
    const rows = Array.from({ length: 30 }, (_, place) =>
      withPictures(
        `n${place}`,
        paths.slice(3 * place, 3 * place + 3).map((path) => `${origin}${path}`),
      ),
    ).flat()
    const job = await by.takeOver(file(OLD, rows))
    expect(job).toMatchObject({ done: 30, pictures: { done: 90, total: 90, failed: [] } })
    expect(asked.toSorted()).toEqual(paths.toSorted())
    expect(most).toBeLessThanOrEqual(9)
  })

  it('go on at another instance where an import was interrupted', async () => {
    const gate = Promise.withResolvers<void>()
    const { origin, network, asked } = await startPictureServer({
      answers: {
        '/held.jpg': (_request, response) => void gate.promise.then(() => response.destroy()),
      },
    })
    const { shop: one, admin } = await startShop({ network })
    const rows = Array.from({ length: 14 }, (_, place) =>
      withPictures(`r${place}`, [`${origin}/${place === 12 ? 'held' : place}.jpg`]),
    ).flat()
    const { body } = await one.as(admin).post(IMPORT, { csv: file(OLD, rows) })
    await vi.waitFor(() => expect(asked).toContain('/held.jpg'), { timeout: 60_000 })
    // As if it had died: it says nothing more, and its time is over.
    await one.database.imports.doc(body.id).update({ worker: null })
    const other = await startTestShop({ network, projectId: one.shop.config.projectId })
    gate.resolve()
    const job = await importer(other.as(admin)).over(body.id)
    expect(job).toMatchObject({ state: 'done', done: 14, total: 14, faulty: [] })
    expect((await other.get('/api/products')).body).toHaveLength(14)
    expect(new Set(asked.filter((path) => path !== '/held.jpg')).size).toBe(13)
  })

  it('leave out a product at which worker after worker has died, and go on with the others', async () => {
    const gate = Promise.withResolvers<void>()
    const { origin, network, asked } = await startPictureServer({
      answers: {
        '/deadly.jpg': (_request, response) => void gate.promise.then(() => response.destroy()),
      },
    })
    const { shop: one, admin } = await startShop({ network })
    const rows = [
      withPictures('deadly', [`${origin}/deadly.jpg`]),
      withPictures('after', []),
    ].flat()
    const csv = file(OLD, [...rows, tiffin('after')])
    const { body } = await one.as(admin).post(IMPORT, { csv })
    await vi.waitFor(() => expect(asked).toContain('/deadly.jpg'), { timeout: 60_000 })
    const dead = { id: 'dead', until: one.database.timestamp(new Date(0)) }
    await one.database.imports.doc(body.id).update({ worker: dead, crashes: 2 })
    const other = await startTestShop({ network, projectId: one.shop.config.projectId })
    const job = await importer(other.as(admin)).over(body.id)
    expect(job).toMatchObject({
      state: 'done',
      done: 2,
      faulty: [{ row: 2, reason: 'import_product_crashed' }],
    })
    const { body: products } = await other.as(admin).get('/api/admin/products')
    expect(products.map(({ name }: { name: string }) => name)).toEqual(['Tiffin after'])
    gate.resolve()
  })
})
