import { expect, it } from 'vitest'
import { stoppedFiles } from './lint-samples.js'

const UNBOUNDED = {
  'module.ts': 'const known = new Map<string, string>()\n',
  'exported.ts': 'export const known = new Set<string>()\n',
  'field.ts': 'export class Names {\n  readonly #known = new Map<string, string>()\n}\n',
  'service.ts':
    'export const service = () => {\n  const known = new Map()\n  return { add: (id: string) => known.set(id, 1) }\n}\n',
  'closure.ts':
    'export const once = () => {\n  const known = new Set()\n  return (id: string) => known.has(id) || known.add(id)\n}\n',
}

const BOUNDED = {
  'said.ts':
    '/** Bounded by the languages of the shop. */\nconst known = new Map<string, string>()\n',
  'table.ts': "const known = new Set(['a', 'b'])\n",
  'call.ts':
    'export const count = (ids: string[]) => {\n  const known = new Map<string, number>()\n  for (const id of ids) known.set(id, 1)\n  return known.size\n}\n',
}

const stopped = await stoppedFiles('bounded-memory/unbounded', { ...UNBOUNDED, ...BOUNDED })

it.each(Object.keys(UNBOUNDED))('%s is stopped', (name) => {
  expect(stopped.filter((one) => one === name)).toHaveLength(1)
})

it.each(Object.keys(BOUNDED))('%s is let through', (name) => {
  expect(stopped).not.toContain(name)
})
