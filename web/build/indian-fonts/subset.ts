import { readFileSync } from 'node:fs'
import { compress, decompress } from 'woff2-encoder'

/** What is used of HarfBuzz's subsetter, which has no JavaScript of its own: its functions in C (hb-subset.h). */
type Subsetter = {
  memory: WebAssembly.Memory
  _initialize: () => void
  malloc: (bytes: number) => number
  hb_blob_create: (data: number, bytes: number, mode: number, user: number, free: number) => number
  hb_blob_get_data: (blob: number, length: number) => number
  hb_blob_get_length: (blob: number) => number
  hb_face_create: (blob: number, index: number) => number
  hb_face_reference_blob: (face: number) => number
  hb_set_add: (set: number, value: number) => void
  hb_set_clear: (set: number) => void
  hb_set_invert: (set: number) => void
  hb_subset_input_create_or_fail: () => number
  hb_subset_input_glyph_set: (input: number) => number
  hb_subset_input_unicode_set: (input: number) => number
  hb_subset_input_set: (input: number, which: number) => number
  hb_subset_input_set_flags: (input: number, flags: number) => void
  hb_subset_or_fail: (face: number, input: number) => number
}

const WRITABLE = 2
const LAYOUT_FEATURES = 6
const NO_HINTING = 0x1
/** Otherwise it keeps whatever any order of the characters could lead to, which is every conjunct there is. */
const NO_LAYOUT_CLOSURE = 0x200

const WASM = import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')

const isSubsetter = (exports: object): exports is Subsetter => 'hb_subset_or_fail' in exports

const loadSubsetter = async (): Promise<Subsetter> => {
  const { instance } = await WebAssembly.instantiate(readFileSync(new URL(WASM)))
  if (!isSubsetter(instance.exports)) throw new Error(`${WASM} is not HarfBuzz's subsetter`)
  // oxlint-disable-next-line no-underscore-dangle -- WebAssembly's own name for it
  instance.exports._initialize()
  return instance.exports
}

type Kept = { characters: Iterable<number>; glyphs: Iterable<number> }

/** The font with these characters and glyphs alone, as WOFF2. */
export const subset = async (woff2: Uint8Array, { characters, glyphs }: Kept) => {
  const font = await decompress(woff2)
  const hb = await loadSubsetter()
  const bytes = () => new Uint8Array(hb.memory.buffer)
  const at = hb.malloc(font.length)
  bytes().set(font, at)
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.length, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE)
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES)
  hb.hb_set_clear(features)
  hb.hb_set_invert(features)
  for (const character of characters)
    hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character)
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
  const result = hb.hb_subset_or_fail(face, input)
  if (result === 0) throw new Error('HarfBuzz could not make the subset')
  const blob = hb.hb_face_reference_blob(result)
  const start = hb.hb_blob_get_data(blob, 0)
  return compress(bytes().slice(start, start + hb.hb_blob_get_length(blob)))
}
