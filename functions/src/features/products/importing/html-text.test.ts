import { expect, it } from 'vitest'
import { htmlText } from './html-text.ts'

it.each([
  ['paragraphs', '<p>One</p>\n<p>Two <b>bold</b></p>', 'One\n\nTwo bold'],
  ['lines', 'One<br>Two<br/>Three', 'One\nTwo\nThree'],
  [
    'lists',
    '<p>Has</p><ul>\n<li>a lid</li>\n<li>two handles</li>\n</ul>',
    'Has\n– a lid\n– two handles',
  ],
  ['entities', '<p>Salt &amp; pepper &lt; 5&nbsp;g &#8377;</p>', 'Salt & pepper < 5 g ₹'],
  [
    'scripts',
    '<p onclick="x()">Safe</p><script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)>',
    'Safe',
  ],
  ['written line ends', String.raw`One\nTwo`, 'One\nTwo'],
  ['plain text', 'One\n\n\n\nTwo', 'One\n\nTwo'],
  ['broken tags', '<p>One <b>two</p><div>three', 'One two\n\nthree'],
  ['a comparison', 'a < b', 'a < b'],
])('has the text of %s', async (_, html, text) => {
  expect(await htmlText(html)).toBe(text)
})

it('looks at each blank once', async () => {
  const before = process.threadCpuUsage()
  expect(await htmlText(`<p>a${' '.repeat(300_000)}b</p>`)).toBe('a b')
  const { user } = process.threadCpuUsage(before)
  // A minute, where each blank was looked at for each blank before it.
  expect(user / 1_000_000).toBeLessThan(5)
})
