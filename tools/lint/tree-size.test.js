import { expect, it } from 'vitest'
import { files } from './repository.js'

/** A decision is a page, and a product's pictures lie together. */
const FOLDERS_OF_MANY = /^docs\/decisions$|^tools\/demo-shop\/pictures\//
const MAX_FILES = 30

const sources = files.filter((file) => !file.includes('.test.'))

it('a folder can be seen at once', () => {
  const folders = Object.groupBy(sources, (file) => file.split('/').slice(0, -1).join('/'))
  const large = Object.entries(folders)
    .filter(([folder, inside]) => inside.length > MAX_FILES && !FOLDERS_OF_MANY.test(folder))
    .map(
      ([folder, inside]) =>
        `${folder} has ${inside.length} files besides tests, more than ${MAX_FILES}: give those of one topic a folder of their own`,
    )
  expect(large).toEqual([])
})
