import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { LanguageLink } from './language-link.tsx'

it('leads to the same page of this shop, whatever its address looks like', () => {
  const html = renderToString(
    <MemoryRouter initialEntries={[{ pathname: '//evil.example/x', search: '?page=2' }]}>
      <LanguageLink className="link" />
    </MemoryRouter>,
  )
  expect(html).toContain('href="/hi/evil.example/x?page=2"')
})
