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
  const { phone, email } = aShop
  expect(screen.getByText(`Grievance officer: ${phone} · ${email}`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Complaints' }).getAttribute('href')).toBe('/grievances')
  expect(screen.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe('/track')
})

it('tells the registered office from the shop, and says an address that is both once', () => {
  const { legal, ...others } = DEFAULT_SHOP
  const openAt = (...addresses: string[]) => {
    const { container, unmount } = renderApp(<Footer />, {
      shop: {
        ...others,
        version: 7,
        address: ['14 Bazaar', 'Varanasi 221001'],
        legal: { ...legal, legalName: 'Bartan Traders', addresses },
      },
    })
    const text = container.textContent
    unmount()
    return text
  }
  expect(openAt('7 Market Road, Varanasi')).toContain(
    'Bartan TradersRegistered office: 7 Market Road, Varanasi',
  )
  expect(openAt('14 Bazaar,  Varanasi 221001.')).not.toContain('Registered office')
  expect(openAt()).not.toContain('Registered office')
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
