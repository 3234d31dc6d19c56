import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMAGE_WIDTHS } from '@bartan/contract/images/rules'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pictureCache } from './picture-cache.ts'
import { renderPicture } from './pictures.ts'

const mug = { form: 'mug', material: 'Plastic', color: 'Red' } as const
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bartan-pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('renders a WebP file in every width', async () => {
  const files = await renderPicture(mug)
  expect([...files.keys()]).toEqual([...IMAGE_WIDTHS])
  for (const [width, file] of files)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height: width })
})

it('draws a picture once for all who ask', async () => {
  const cache = pictureCache(folder)
  const [first, again] = await cache.all([mug, { ...mug }])
  expect(again).toBe(first)
  expect(await readdir(folder)).toHaveLength(1)
})

it('finds on disk what another run has drawn', async () => {
  const drawn = await pictureCache(folder).get(mug)
  const [name = ''] = await readdir(folder)
  const before = await stat(join(folder, name))
  expect(await pictureCache(folder).get(mug)).toEqual(drawn)
  expect((await stat(join(folder, name))).mtimeMs).toBe(before.mtimeMs)
})

it.each<[string, (file: string) => Promise<void>]>([
  ['missing', (file) => rm(file)],
  ['cut short', (file) => truncate(file, 100)],
  ['empty', (file) => writeFile(file, '')],
])('draws again where a file is %s', async (_what, damage) => {
  const drawn = await pictureCache(folder).get(mug)
  const [name = ''] = await readdir(folder)
  const file = join(folder, name, '640.webp')
  await damage(file)
  expect(await pictureCache(folder).get(mug)).toEqual(drawn)
  expect(await readFile(file)).toEqual(drawn.get(640))
})

it('works without a usable folder', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  expect((await pictureCache(join(file, 'below')).get(mug)).size).toBe(IMAGE_WIDTHS.length)
})
