import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** Where the shop's own texts are, and names of products as sellers write them. */
const FOLDERS = ['web/src/i18n/hi', 'tools/demo-shop/src', 'tools/demo-shop/src/products']

const HINDI = /[\u0900-\u097F\u200C\u200D]+/g

/** Every word of Hindi that the shop shows by itself. */
export const hindiWords = (): string[] => {
  const texts = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => /\.(?:json|ts)$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  )
  return [...new Set(texts.flatMap((text) => text.match(HINDI) ?? []))]
}
