import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { imageUrl } from '@bartan/contract/images/rules'
import { readPicture } from '@bartan/demo-shop/pictures'
import { Storage } from '@google-cloud/storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startChildService } from '#processes/child-service.ts'

let dataDir: string

beforeEach(async () => {
  // The client reads at this one, if there is one.
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined)
  dataDir = await mkdtemp(join(tmpdir(), 'bartan-undrawn-'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(dataDir, { recursive: true, force: true })
})

/** As an earlier version left it when it was stopped before all pictures were drawn. */
const leaveUndrawn = (pictures: Record<string, object>) => {
  const database = new DatabaseSync(join(dataDir, 'undrawn.sqlite'))
  database.exec(
    'PRAGMA journal_mode = WAL; CREATE TABLE undrawn (place INTEGER PRIMARY KEY AUTOINCREMENT, url TEXT NOT NULL UNIQUE, picture TEXT NOT NULL) STRICT',
  )
  const insert = database.prepare('INSERT INTO undrawn (url, picture) VALUES (?, ?)')
  for (const [name, picture] of Object.entries(pictures))
    insert.run(
      imageUrl({ version: '1', publicId: `products/${name}` }),
      JSON.stringify({ seed: 0, ...picture }),
    )
  database.close()
}

it('shows a file for each picture that an earlier version had not drawn', async () => {
  const bucket = { form: 'bucket', material: 'Plastic' }
  leaveUndrawn({
    red: { ...bucket, color: 'Red', view: 'front' },
    above: { ...bucket, color: 'Blue', view: 'above' },
    size: { ...bucket, color: 'Gray', measures: { width: 31, height: 42 } },
    unknown: { form: 'mug', material: 'Plastic', color: 'Pink' },
  })
  const storage = await startChildService('Storage', join(import.meta.dirname, 'main.ts'), {
    args: ['--project', 'demo-undrawn', '--data', dataDir],
    onOutput: () => {},
  })
  const objects = new Storage({
    apiEndpoint: `http://127.0.0.1:${storage.ready.port}`,
    projectId: 'demo-undrawn',
  }).bucket('demo-undrawn.firebasestorage.app')
  try {
    for (const [shown, name] of [
      ['red', 'ari-bkt-501/red'],
      ['above', 'ari-bkt-501/above'],
      ['size', 'ari-bkt-501/size'],
      ['unknown', 'prk-mug-970/black'],
    ] as const) {
      const [bytes] = await objects.file(`upload/v1/products/${shown}/320.webp`).download()
      expect(bytes).toEqual(await readPicture(name, 320))
    }
    const [metadata] = await objects.file('upload/v1/products/red/960.webp').getMetadata()
    expect(metadata).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    })
  } finally {
    await storage.stop()
  }
  expect(await readdir(dataDir)).not.toContain('undrawn.sqlite')
})
