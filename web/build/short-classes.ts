import type { Plugin } from 'vite'

/**
 * Gives the classes of the compiled styles names of two letters in place of Panda's hashes, of which nothing can be
 * compressed: they were a fifth of the style sheet in each document, and 2 kB of a page's code.
 */

/** How Panda writes them (panda.config.ts). */
const CLASS = /\bcls-([a-zA-Z]+)/g

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SECOND = `${FIRST}0123456789`
const SLOTS = FIRST.length * SECOND.length

const nameOf = (slot: number): string =>
  (FIRST[Math.floor(slot / SECOND.length)] ?? '') + (SECOND[slot % SECOND.length] ?? '')

const slotOf = (hash: string): number => {
  let slot = 0
  for (const letter of hash) slot = (slot * 31 + letter.charCodeAt(0)) % SLOTS
  return slot
}

/**
 * Names by hash. A name depends on its hash, not on how many there are, so that a new style changes few files.
 *
 * @param hashes in an order that does not depend on the build
 */
export const assignNames = (
  hashes: Iterable<string>,
  names: Map<string, string>,
): ReadonlyMap<string, string> => {
  const taken = new Set(names.values())
  for (const hash of hashes) {
    if (names.has(hash)) continue
    if (taken.size === SLOTS) throw new Error('There are more classes than names of two letters')
    let slot = slotOf(hash)
    while (taken.has(nameOf(slot))) slot = (slot + 1) % SLOTS
    taken.add(nameOf(slot))
    names.set(hash, nameOf(slot))
  }
  return names
}

const hashesIn = (code: string): string[] => [...code.matchAll(CLASS)].map(([, hash]) => hash ?? '')

const rename = (code: string, names: ReadonlyMap<string, string>): string =>
  code.replaceAll(CLASS, (mark, hash: string) => names.get(hash) ?? mark)

/** The browser's build names the classes, and the server's, which comes after it, uses the same names. */
export const shortClasses = (): Plugin => {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  return {
    name: 'short-classes',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { code: CLASS },
      handler: (code) => {
        for (const hash of hashesIn(code)) seen.add(hash)
      },
    },
    renderStart: () => void assignNames([...seen].toSorted(), names),
    renderChunk: (code) => ({ code: rename(code, names), map: null }),
    generateBundle: {
      // Before the style sheet is put into the documents.
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            const styles = String(file.source)
            assignNames(hashesIn(styles).toSorted(), names)
            file.source = rename(styles, names)
          }
      },
    },
  }
}
