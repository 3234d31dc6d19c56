import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { Footer } from './footer.tsx'

it.each(['/login', '/register', '/checkout'])('asks for nothing but the form on %s', (path) => {
  renderApp(<Footer />, { at: path })
  expect(screen.queryByRole('region', { name: 'Newsletter' })).toBeNull()
})

it('offers the newsletter everywhere else', async () => {
  renderApp(<Footer />)
  expect(await screen.findByRole('region', { name: 'Newsletter' })).toBeTruthy()
})
