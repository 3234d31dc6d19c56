import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeFile, cloneRepository } from './testing/clone.mjs'
import { runIn } from './testing/run-in.mjs'

/** A compiler on one core, with others at work on it. */
const TIMEOUT = 300_000

let clone

beforeAll(() => {
  clone = cloneRepository()
})

afterAll(() => clone.remove())

/** Where the compiler asks for a product's `gauge`. */
const askingIn = async (folder) => {
  const args = ['--noEmit', '--pretty', 'false', '-p', folder]
  const { output } = await runIn(clone.root, 'node_modules/typescript/bin/tsc', ...args)
  // What a fault is about may be in the indented lines below it.
  const faults = output.split(/\n(?=\S)/).filter((fault) => fault.includes('gauge'))
  return faults.map((fault) => fault.split('(')[0])
}

it(
  'a new field of a product is asked for by the compiler wherever products are typed, stored and shown',
  async () => {
    changeFile(clone.root, 'contract/src/products/schema.ts', [
      [
        '    material: z.string(),\n',
        '    material: z.string(),\n    gauge: z.string().optional(),\n',
      ],
    ])
    const [server, web] = await Promise.all(['.', 'web'].map(askingIn))
    expect(server).toEqual(
      expect.arrayContaining([
        'contract/src/products/input-schema.ts',
        'functions/src/database/documents.ts',
        'functions/src/features/products/editing/product-fields.ts',
        'functions/src/features/products/replica/read-entry.ts',
      ]),
    )
    expect(web).toEqual(
      expect.arrayContaining([
        'web/src/features/admin-products/bulk-edit/csv-columns.ts',
        'web/src/features/admin-products/form/product-fields.ts',
      ]),
    )
    changeFile(clone.root, 'web/src/features/admin-products/form/product-fields.ts', [
      [
        "  material: 'field_material',\n",
        "  material: 'field_material',\n  gauge: 'field_gauge',\n",
      ],
    ])
    expect(await askingIn('web')).toContain(
      'web/src/features/admin-products/form/product-text-fields.tsx',
    )
  },
  TIMEOUT,
)
