import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../contract/src')

const topicOf = (file) => file.split('/')[0]

/** What each topic (a folder of contract/src) imports of others, tests aside. */
const importsByTopic = () => {
  const files = globSync('*/**/*.ts', {
    cwd: SOURCE,
    exclude: ['**/*.test.ts', '**/testing/**'],
  })
  const topics = new Map(files.map((file) => [topicOf(file), new Set()]))
  for (const file of files) {
    const text = readFileSync(join(SOURCE, file), 'utf8')
    for (const [, specifier] of text.matchAll(/from '(\.[^']+)'/g)) {
      const imported = topicOf(join(dirname(file), specifier))
      if (imported !== topicOf(file)) topics.get(topicOf(file)).add(imported)
    }
  }
  return topics
}

/** Topics left when those are taken away, again and again, that import none of the rest. */
const tangled = (topics) => {
  const rest = new Map(topics)
  for (;;) {
    const free = [...rest].filter(([, imported]) => ![...imported].some((topic) => rest.has(topic)))
    if (free.length === 0) return [...rest.keys()]
    for (const [topic] of free) rest.delete(topic)
  }
}

it('imports of topics in the contract go one way', () => {
  const topics = importsByTopic()
  expect(topics.get('orders')).toContain('shared')
  expect(tangled(topics)).toEqual([])
})
