import type { Plugin } from 'vite'

const ENTRY = /\/src\/main\.tsx$/

const LIBRARY = /\/node_modules\//

/** Modules that the app's first file imports, and what they import, at once. */
const first = new Set<string>()

/** Finds what is loaded on every visit, however many lazy pages share it. */
export const findFirstModules: Plugin = {
  name: 'first-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd() {
    first.clear()
    const visit = (id: string) => {
      if (first.has(id)) return
      first.add(id)
      // A library's index names all that it has; what of it is used is found out later.
      if (!LIBRARY.test(id))
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported)
    }
    for (const id of this.getModuleIds()) if (ENTRY.test(id)) visit(id)
  },
}

/** One file compresses better than the dozen that the bundler would make of what lazy pages share with the first one. */
export const isFirst = (id: string): boolean => first.has(id) && !ENTRY.test(id)
