import { describe, expect, it } from 'vitest'
import { files, read } from './repository.js'

/** Code without its tests and the texts that people read. */
const sources = files.filter(
  (file) =>
    /\.(?:ts|tsx|js|mjs)$/.test(file) &&
    !/\.(?:test|spec)\.|\/testing\/|^tools\/e2e\//.test(file) &&
    !/\/texts\/|[/-]texts?\.ts$/.test(file),
)

const linesOf = (file) => read(file).split('\n').length - 1

/** A decision is a page, and a product's pictures lie together. */
const FOLDERS_OF_MANY = /^docs\/decisions$|^tools\/demo-shop\/pictures\//

const folders = Object.entries(
  Object.groupBy(files, (file) => file.split('/').slice(0, -1).join('/')),
).map(([folder, inside]) => ({ folder, count: inside.length }))

describe('files and folders that can be seen at once', () => {
  it('has few files of fewer than 20 lines: one thing is not cut in two', () => {
    const small = sources.filter((file) => linesOf(file) < 20)
    expect(sources.length).toBeGreaterThan(1000)
    expect(small.length / sources.length).toBeLessThanOrEqual(0.08)
  })

  it('has at most 30 files in a folder', () => {
    const large = folders.filter(({ folder, count }) => count > 30 && !FOLDERS_OF_MANY.test(folder))
    expect(large).toEqual([])
  })

  it('has few folders of one file', () => {
    const single = folders.filter(({ count }) => count === 1).map(({ folder }) => folder)
    expect(single.length > 40 ? single : []).toEqual([])
  })
})
