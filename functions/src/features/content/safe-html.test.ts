import { describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { safeHtml } from './safe-html.ts'

describe('what a text may be made of', () => {
  it.each([
    '<h2>Prices</h2><p>All are in <strong>rupees</strong>.</p>',
    '<ul><li><p>One</p></li><li><p>Two <em>and</em> three</p></li></ul>',
    '<ol><li><p>One</p></li></ol><blockquote><p>Said</p></blockquote><hr />',
    '<p><a href="/returns">Returns</a>, <a href="https://example.com/a?b=1">there</a></p>',
    '<p><a href="mailto:a@example.com">mail</a> <a href="tel:+919876543210">call</a></p>',
    '<p>हिन्दी {phone} &amp; more</p>',
  ])('stays: %s', (html) => {
    expect(safeHtml(html)).toEqual({ html, active: [] })
  })

  it.each([
    ['<h1>Big</h1><h4>small</h4>', '<h2>Big</h2><h3>small</h3>'],
    ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    ['<p class="x" style="color:red" id="y">a</p>', '<p>a</p>'],
    ['<span style="position:fixed">a</span><table><tr><td>b</td></tr></table>', 'ab'],
    ['<style>p { display: none }</style><p>a</p><!-- b -->', '<p>a</p>'],
    ['<p><img src="https://example.com/x.png" alt="a">b</p>', '<p>b</p>'],
    ['<a href="//elsewhere.example">a</a>', '<a>a</a>'],
    ['<a href="ftp://a.example" target="_blank">a</a>', '<a>a</a>'],
  ])('is made of what was pasted: %s', (html, safe) => {
    expect(safeHtml(html)).toEqual({ html: safe, active: [] })
  })
})

it.each([
  ['<p>a</p><script>alert(1)</script>', 'script'],
  ['<SCRIPT SRC=//x.example/x.js></SCRIPT>', 'script'],
  ['<iframe src="https://x.example"></iframe>', 'iframe'],
  ['<img src=x onerror=alert(1)>', 'img'],
  ['<p ONCLICK="alert(1)">a</p>', 'p'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href=" java\tscript:alert(1)">a</a>', 'a'],
  ['<a href="&#106;avascript:alert(1)">a</a>', 'a'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
  ['<svg onload=alert(1)></svg>', 'svg'],
  ['<svg><script>alert(1)</script></svg>', 'script'],
  ['<form action="/api/users"><button>a</button></form>', 'form'],
  ['<math><a xlink:href="javascript:alert(1)">a</a></math>', 'a'],
])('what would run code is named, and left out: %s', (html, name) => {
  const { html: safe, active } = safeHtml(html)
  expect(active).toContain(name)
  expect(safe).not.toMatch(/script|alert|onerror|onclick|onload|iframe|form/i)
})

const known = { title: 'Call {phone}', intro: '{shop}', html: '<p>{freeFrom}</p>' }

it.each([
  ['title', 'Of {foo}'],
  ['intro', 'Of {foo}'],
  ['html', '<p>Of {foo}</p>'],
])(
  'refuses a mark in the %s that nothing is filled in for, with nothing saved',
  async (field, words) => {
    const shop = await startTestShop()
    const admin = shop.as(await shop.saveUser({ role: 'admin' }))
    const { version, texts } = (await admin.get('/api/admin/pages/about')).body
    const save = (changed: object) =>
      admin.put('/api/admin/pages/about', { version, texts: { en: known, hi: changed } })
    expect(await save({ ...known, [field]: words })).toMatchObject({
      status: 400,
      body: {
        message: expect.stringContaining('{foo}'),
        fields: { [`texts.hi.${field}`]: expect.stringContaining('{phone}') },
      },
    })
    expect((await admin.get('/api/admin/pages/about')).body).toMatchObject({ version, texts })
  },
)
