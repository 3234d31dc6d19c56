import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aShop } from '#testing/builders.ts'
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
  const { name, address, phone, email } = aShop
  expect(screen.getByText(`${name} · ${address.join(', ')}`)).toBeTruthy()
  expect(screen.getByText(`Grievance officer: ${phone} · ${email}`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Complaints' }).getAttribute('href')).toBe('/grievances')
  expect(screen.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe('/track')
})

it('says nothing odd where nothing of that is set', () => {
  const { legal, ...others } = DEFAULT_SHOP
  const officer = { name: '', designation: '', phone: '', email: '' }
  const { container } = renderApp(<Footer />, {
    shop: {
      ...others,
      version: 7,
      legal: { ...legal, legalName: '', addresses: [], grievanceOfficer: officer },
    },
  })
  expect(container.textContent).not.toMatch(/Grievance officer|·|undefined/)
})
