import { ADMIN_REASONS } from '@bartan/contract/reasons/admin-reasons'
import { FIELD_NAMES } from '@bartan/contract/reasons/reason'
import { REASONS } from '@bartan/contract/reasons/reasons'
import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it } from 'vitest'
import { ADMIN_HINDI } from './admin-hindi.ts'
import { HINDI } from './hindi.ts'

type Copy = Readonly<Record<string, unknown>>

const english = import.meta.glob<Copy>('../**/copy.en.json', { eager: true, import: 'default' })

/** The placeholders of a text, whatever plurals do with them: both languages must use the same ones. */
const placeholders = (message: unknown): string[] => {
  const names = new Set<string>()
  const walk = (part: unknown): void => {
    if (!Array.isArray(part)) return
    const [first, second] = part
    if (typeof first === 'string' && part.length === 1) names.add(first)
    else if (typeof first === 'string' && typeof second === 'string') names.add(first)
  }
  if (Array.isArray(message)) for (const part of message) walk(part)
  return [...names].sort()
}

const both = Object.entries(english).map(([path, copy]) => {
  const folder = path.split('/').at(-2) ?? path
  return { folder, copy, hindi: HINDI[folder] ?? ADMIN_HINDI[folder] ?? {} }
})

describe('the Hindi copy', () => {
  it.each(both)('of $folder has each text, and none besides', ({ copy, hindi }) => {
    expect(Object.keys(hindi).sort()).toEqual(Object.keys(copy).sort())
  })

  it.each(both)('of $folder takes the same values', ({ copy, hindi }) => {
    const values = (texts: Copy) =>
      Object.fromEntries(Object.keys(copy).map((id) => [id, placeholders(texts[id])]))
    expect(values(hindi)).toEqual(values(copy))
  })

  it('has each reason, with what it shows, and those of admins apart', () => {
    const ours = ['unreachable', 'too_slow', 'unreadable', 'sentence_end']
    const all: Copy = { ...HINDI.reasons, ...ADMIN_HINDI.reasons }
    expect(Object.keys(all).sort()).toEqual([...Object.keys(REASONS), ...ours].sort())
    expect(Object.keys(ADMIN_HINDI.reasons ?? {}).sort()).toEqual(Object.keys(ADMIN_REASONS).sort())
    for (const [id, text] of Object.entries(REASONS)) {
      const shown = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      expect({ id, shown: placeholders(all[id]) }).toEqual({ id, shown: shown.sort() })
    }
  })

  it('has a name for each field that has one in English', () => {
    expect(Object.keys(HINDI.fields ?? {})).toEqual(
      expect.arrayContaining(Object.keys(FIELD_NAMES)),
    )
  })

  it('has each text of the specification', () => {
    expect(Object.keys(HINDI.texts ?? {}).sort()).toEqual(Object.keys(TEXTS).sort())
  })

  it('stands in folders of different names, which is how their texts are told apart', () => {
    const folders = both.map(({ folder }) => folder)
    expect(folders).toEqual([...new Set(folders)])
  })
})
