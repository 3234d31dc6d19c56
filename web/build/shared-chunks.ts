import type { Plugin } from 'vite'

const LIBRARY = /\/node_modules\/(?!lucide-react\/dist\/esm\/icons\/)/

const ENTRY = /\/src\/main\.tsx$/

/** The pages that most visits use, and the parts of the home page that load later. */
const PARTS = [
  ENTRY,
  /\/routes\/shop\/home-page\.tsx$/,
  /\/routes\/shop\/home-sections\.tsx$/,
  /\/routes\/shop\/product-page\.tsx$/,
  /\/routes\/shop\/collection-page\.tsx$/,
] as const

type SharedFile = 'shop' | 'home' | 'products' | 'cards' | 'detail'

/** Grouped by which of the parts need a module: what the entry file contains is available to all others. */
const fileOf = (parts: string): SharedFile | undefined => {
  // What the home page shares with its own later parts only is of no use to other pages.
  if (parts === '12') return 'home'
  if (parts.startsWith('0') || /^1./.test(parts)) return 'shop'
  if (parts === '23') return 'detail'
  // A product's page loads the cards of similar ones later.
  if (parts === '24') return 'cards'
  return parts.length > 1 ? 'products' : undefined
}

/** For each module, the parts that import it statically, as indexes into PARTS. */
const needs = new Map<string, string>()

/** Finds what the most visited pages share, however many lazy pages share some of it. */
export const findSharedModules: Plugin = {
  name: 'shared-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd() {
    needs.clear()
    const visit = (id: string, part: string) => {
      const known = needs.get(id) ?? ''
      if (known.endsWith(part)) return
      needs.set(id, known + part)
      // A library's index lists everything it has; which of that is used turns out later.
      if (!LIBRARY.test(id))
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported, part)
    }
    const ids = [...this.getModuleIds()]
    PARTS.forEach((pattern, part) => {
      for (const id of ids) if (pattern.test(id)) visit(id, String(part))
    })
  },
}

/** A few files compress better than the dozens that the bundler would make of what lazy pages share. */
export const isIn =
  (file: SharedFile) =>
  (id: string): boolean =>
    !ENTRY.test(id) && fileOf(needs.get(id) ?? '') === file
