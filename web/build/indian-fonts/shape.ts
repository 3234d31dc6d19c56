import { Blob, Buffer, Direction, Face, Font, shape, shapeWithTrace, TracePhase } from 'harfbuzzjs'
import { decompress } from 'woff2-encoder'
import type { Script } from './scripts.ts'

/** A font that texts can be set in, as browsers do it. */
export const readFont = async (woff2: Uint8Array): Promise<Font> =>
  new Font(new Face(new Blob(await decompress(woff2))))

type Setting = Pick<Script, 'tag' | 'language'>

const inScript = ({ tag, language }: Setting, text: string): Buffer => {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.setDirection(Direction.LTR)
  buffer.setScript(tag)
  buffer.setLanguage(language)
  return buffer
}

/** The text as it is drawn: outlines and places of its glyphs, whatever numbers the font gives them. */
export const drawn = (font: Font, setting: Setting, text: string): string => {
  const buffer = inScript(setting, text)
  shape(font, buffer)
  const places = buffer.getGlyphPositions()
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => [
      codepoint === 0 ? 'missing' : font.glyphToPath(codepoint),
      ...Object.values(places[index] ?? {}),
    ])
    .join(' ')
}

/** The numbers of all glyphs that the text is made of, those included that others replace on the way. */
export const glyphsOf = (font: Font, setting: Setting, text: string): number[] =>
  shapeWithTrace(font, inScript(setting, text), [], 0, TracePhase.DONT_STOP).flatMap(({ t }) =>
    t.flatMap((glyph) =>
      typeof glyph === 'object' && glyph && 'g' in glyph && typeof glyph.g === 'number'
        ? [glyph.g]
        : [],
    ),
  )
