import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import {
  PASSWORD,
  startTestShop,
  type Account,
  type TestShop,
  startShop,
} from '#testing/start-test-shop.ts'
import { importShop } from './import-shop.ts'
import { openBackup } from './open-backup.ts'

const passphrase = 'चार शब्द steel tiffin'
const say = () => {}

/** All parts one after the other, as the admin area puts them together. */
const download = async (shop: TestShop, admin: Account): Promise<Buffer[]> => {
  const parts: Buffer[] = []
  let cursor: string | undefined
  do {
    const response = await fetch(`${shop.url}/api/admin/backup/parts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ passphrase, cursor }),
    })
    expect(response.status).toBe(200)
    parts.push(Buffer.from(await response.arrayBuffer()))
    cursor = response.headers.get('x-next-cursor') ?? undefined
  } while (cursor !== undefined)
  return parts
}

it('a downloaded backup is opened by its passphrase alone, and makes an empty shop the same one', async () => {
  const shop = await startTestShop()
  const folder = await mkdtemp(join(tmpdir(), 'bartan-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [admin, asha] = await Promise.all([shop.saveUser({ role: 'admin' }), shop.saveUser()])
  await shop.saveProduct({ name: 'Steel tiffin' })
  // More than one part holds.
  const pictures = Array.from({ length: 9 }, (_, index) => ({
    name: `upload/v1/products/kadhai-${index}/1600.webp`,
    bytes: randomBytes(530_000),
  }))
  const { write } = imageStoreOf(shop.shop.config)
  await write('returns/u1/o1/a1.webp', Buffer.from('photo'))
  await Promise.all(pictures.map(({ name, bytes }) => write(name, bytes)))
  const parts = await download(shop, admin)
  expect(parts.length).toBeGreaterThan(1)
  const whole = Buffer.concat(parts)
  expect(whole.includes('Steel tiffin')).toBe(false)

  const file = join(folder, 'backup.bartan')
  const opened = join(folder, 'opened')
  const openAs = async (bytes: Buffer, typed = passphrase) => {
    await writeFile(file, bytes)
    await rm(opened, { recursive: true, force: true })
    return openBackup({ file, folder: opened, passphrase: typed, say })
  }
  await expect(openAs(whole, 'चार शब्द steel tawa')).rejects.toThrow('not the passphrase')
  const [first = Buffer.alloc(0)] = parts
  await expect(openAs(first)).rejects.toThrow('not whole')
  const changed = Buffer.from(whole)
  changed.writeUInt8(changed.readUInt8(whole.length - 1) ^ 1, whole.length - 1)
  await expect(openAs(changed)).rejects.toThrow('damaged')

  await openAs(whole)
  const target = await startTestShop()
  await importShop(target.shop, { folder: opened, replace: false, withoutPasswords: false, say })
  const [here, there] = await Promise.all([shop.get('/api/products'), target.get('/api/products')])
  expect(there.body).toEqual(here.body)
  const { phone } = asha
  expect((await target.post('/api/users/login', { phone, password: PASSWORD })).status).toBe(200)
  const images = imageStoreOf(target.shop.config)
  expect(await images.read('returns/u1/o1/a1.webp')).toEqual(Buffer.from('photo'))
  for (const { name, bytes } of pictures) expect(await images.read(name)).toEqual(bytes)
})

it('a downloaded backup is noted with who took it, and asked for again after a month', async () => {
  const { shop: own, admin } = await startShop()
  const desk = own.as(admin)
  const state = async () => (await desk.get('/api/admin/backup')).body
  expect(await state()).toEqual({ last: null, scheduled: false, due: false })
  const long = { passphrase, cursor: 'x' }
  expect(await desk.post('/api/admin/backup/parts', { passphrase: 'short' })).toMatchObject({
    status: 400,
    body: { fields: { passphrase: expect.stringContaining('12') } },
  })
  expect((await desk.post('/api/admin/backup/parts', long)).status).toBe(400)
  // A cursor that somebody has made up, of a download that nobody has begun.
  const place = [randomBytes(16).toString('base64url'), 1, 'x'.repeat(20), 'documents', '', '']
  const cursor = Buffer.from(JSON.stringify(place)).toString('base64url')
  expect((await desk.post('/api/admin/backup/parts', { passphrase, cursor })).status).toBe(400)
  expect((await desk.get('/api/admin/audit')).body).toEqual([])
  // Without pictures it is not the whole backup, but as much on the trail.
  await desk.post('/api/admin/backup/parts', { passphrase, pictures: false })
  expect((await state()).last).toBeNull()
  expect((await desk.get('/api/admin/audit')).body).toHaveLength(1)

  expect((await desk.post('/api/admin/backup/parts', { passphrase })).status).toBe(200)
  expect(await state()).toMatchObject({ last: { by: 'download' }, due: false })
  expect((await desk.get('/api/admin/audit')).body[0]).toMatchObject({
    action: 'backup.downloaded',
    by: { _id: admin._id },
  })
  own.clock.pass({ minutes: 32 * 24 * 60 })
  expect(await state()).toMatchObject({ due: true })
  await desk.put('/api/admin/backup', { scheduled: true })
  expect(await state()).toMatchObject({ scheduled: true, due: false })
})
