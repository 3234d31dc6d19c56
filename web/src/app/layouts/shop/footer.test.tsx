import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setShop } from '#lib/shop-settings.ts'
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

it('says who sells and who answers complaints', () => {
  renderApp(<Footer />)
  expect(screen.getByText(/^Bartan · 14 Thatheri Bazaar/)).toBeTruthy()
  expect(screen.getByText('Grievance officer: +91 98765 43210 · hello@bartan.example')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Complaints' }).getAttribute('href')).toBe('/grievances')
})

it('says nothing odd where nothing of that is set', () => {
  const { legal, ...others } = DEFAULT_SHOP
  const officer = { name: '', designation: '', phone: '', email: '' }
  act(() =>
    setShop({
      ...others,
      version: 7,
      legal: { ...legal, legalName: '', addresses: [], grievanceOfficer: officer },
    }),
  )
  const { container } = renderApp(<Footer />)
  expect(container.textContent).not.toMatch(/Grievance officer|·|undefined/)
  act(() => setShop(DEFAULT_SHOP))
})
