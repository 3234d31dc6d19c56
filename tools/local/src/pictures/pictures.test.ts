import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageObject, imageUrl } from '@bartan/contract/images/rules'
import { Storage } from '@google-cloud/storage'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startChildService } from '#processes/child-service.ts'
import type { ChildService } from '#processes/child-service.ts'
import type { Drawing } from './drawing.ts'
import { leaveDrawings } from './drawing.ts'

const BUCKET = 'demo-pictures.firebasestorage.app'

const nameOf = (publicId: string) => ({ version: '1', publicId: `products/${publicId}` })
const objectOf = (publicId: string) => imageObject(nameOf(publicId), 320)
const drawings: Drawing[] = ['Red', 'Blue', 'Green'].map((color) => ({
  url: imageUrl(nameOf(color)),
  picture: { form: 'mug', material: 'Plastic', color },
}))

let dataDir: string
let storage: ChildService<{ port: number }>
let lines: string[]

const start = async () => {
  lines = []
  storage = await startChildService('Storage', join(import.meta.dirname, '../storage/main.ts'), {
    args: ['--project', 'demo-pictures', '--data', dataDir],
    onOutput: (line) => lines.push(line),
  })
}

const bucket = () =>
  new Storage({
    apiEndpoint: `http://127.0.0.1:${storage.ready.port}`,
    projectId: 'demo-pictures',
  }).bucket(BUCKET)

const namesOf = async (query: { prefix?: string; matchGlob?: string }) => {
  const [files] = await bucket().getFiles(query)
  return files.map(({ name }) => name)
}

const kill = async () => {
  process.kill(storage.pid, 'SIGKILL')
  await storage.exited
}

beforeEach(async () => {
  // The client uploads to its `apiEndpoint`, but reads, lists and deletes at this one, if there is one.
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined)
  dataDir = await mkdtemp(join(tmpdir(), 'bartan-drawings-'))
  await start()
  await leaveDrawings(drawings, storage.ready.port)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await storage.stop()
  await rm(dataDir, { recursive: true, force: true })
})

it('gives whoever reads a picture the drawn one', async () => {
  const file = bucket().file(objectOf('Green'))
  const [bytes] = await file.download()
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
  const [metadata] = await file.getMetadata()
  expect(metadata).toMatchObject({
    contentType: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
  })
})

it('lists pictures as if all were drawn', async () => {
  const glob = `upload/v*/${nameOf('Blue').publicId}/*.webp`
  expect(await namesOf({ prefix: 'upload/v', matchGlob: glob })).toContain(objectOf('Blue'))
  const all = await namesOf({ prefix: 'upload/' })
  expect(all.filter((name) => name.endsWith('/320.webp'))).toHaveLength(3)
  await expect.poll(() => lines, { timeout: 15_000 }).toContain('All 3 pictures are drawn.')
})

it('keeps nobody waiting who asks for something else', async () => {
  await bucket().file('upload/v1/products/mine/320.webp').save('bytes', { resumable: false })
  const [bytes] = await bucket().file('upload/v1/products/mine/320.webp').download()
  expect(bytes.toString()).toBe('bytes')
  await expect(bucket().file('upload/v1/products/none/320.webp').download()).rejects.toMatchObject({
    code: 404,
  })
})

it('goes on with what is not drawn after a kill, and leaves deleted what was deleted', async () => {
  await bucket().file(objectOf('Red')).delete()
  await kill()
  await start()
  const all = await namesOf({ prefix: 'upload/' })
  expect(all.filter((name) => name.endsWith('/320.webp')).sort()).toEqual(
    ['Blue', 'Green'].map(objectOf),
  )
  await kill()
  await start()
  await bucket().file(objectOf('Green')).download()
  expect(lines).toEqual([])
})
