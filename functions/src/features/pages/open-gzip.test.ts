import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { closeGzip, openGzip, pieceOf, unpack } from './open-gzip.ts'

it.each([
  ['a page', ['<p>कढ़ाई</p>'.repeat(5000)], '1764316800000}</script>'],
  ['one of several pieces', ['<style>', 'a{}'.repeat(3000), '', '</style><p>'], '1</p>'],
  ['a text without an end', ['Thali'], ''],
  ['an end alone', [], '7'],
])('closes the compressed beginning with each end: %s', (_, texts, end) => {
  const open = openGzip(texts.map(pieceOf))
  for (const own of [end, `${end}${end}`]) {
    expect(gunzipSync(closeGzip(open, own)).toString()).toBe(texts.join('') + own)
    expect(unpack(open, own).toString()).toBe(texts.join('') + own)
  }
})
