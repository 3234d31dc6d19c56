import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { closeGzip, openGzip, unpack } from './open-gzip.ts'

it.each([
  ['a page', '<p>कढ़ाई</p>'.repeat(5000), '1764316800000}</script>'],
  ['a text without an end', 'Thali', ''],
  ['an end alone', '', '7'],
])('closes the compressed beginning with each end: %s', (_, beginning, end) => {
  const open = openGzip(beginning)
  for (const own of [end, `${end}${end}`]) {
    expect(gunzipSync(closeGzip(open, own)).toString()).toBe(beginning + own)
    expect(unpack(open, own).toString()).toBe(beginning + own)
  }
})
