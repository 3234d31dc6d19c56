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
  [
    'tables',
    '<h3>Sizes</h3><table><tr><th>Size</th><td>5 L</td></tr><tr><td>Steel</td><td>304</td></tr></table>',
    'Sizes\n\nSize 5 L\n\nSteel 304',
  ],
  ['an unclosed script', 'One<script>two', 'One'],
  [
    'entities without an end',
    'Salt &amp pepper &copy 1 &unknown; &#x20B9;5',
    'Salt & pepper © 1 &unknown; ₹5',
  ],
  ['upper case', 'One<BR>Two<SCRIPT>x</SCRIPT>', 'One\nTwo'],
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

it.each([
  ['opening signs', '<'],
  ['open tags', '<b>'],
  ['open paragraphs', '<p>'],
  ['closing tags', '</b>'],
  ['nested lists', '<ul><li>'],
  ['quotation marks', '‹'],
  ['beginnings of entities', '&'],
  ['long entities', '&a'],
  ['comments', '<!--'],
  ['declarations', '<!'],
  ['open scripts', '<script>'],
  ['attributes', '<a b="'],
  ['line ends', '\n <'],
])('takes time by the length alone of a megabyte of %s', async (_, part) => {
  const before = process.threadCpuUsage()
  await htmlText(part.repeat(1_000_000 / part.length))
  const { user } = process.threadCpuUsage(before)
  expect(user / 1_000_000).toBeLessThan(3)
})
