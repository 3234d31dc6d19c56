import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { rupees } from '@bartan/contract/shared/money'
import { MINIMAL_SETTINGS } from '@bartan/contract/testing/minimal-settings'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Footer } from '#app/layouts/shop/footer.tsx'
import { MobileMenuPanel } from '#app/layouts/shop/mobile-menu-panel.tsx'
import { TopBanner } from '#app/layouts/shop/top-banner.tsx'
import { TopicWords } from '#app/routes/admin/settings-preview/topic-words.tsx'
import { OrderSheet } from '#components/commerce/order-sheet/order-sheet.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { FirstSteps } from '#features/admin-stats/components/first-steps.tsx'
import { ContactCard } from '#features/info/components/contact-card.tsx'
import { ReturnOrder } from '#features/orders/components/return-order.tsx'
import { ForgotPassword } from '#features/users/components/forgot-password.tsx'
import { anOrder } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'

const shop = { ...DEFAULT_SHOP, ...MINIMAL_SETTINGS }

beforeEach(() => fakeApi({}))

it.each([
  ['the footer', <Footer key="" />],
  ['the banner', <TopBanner key="" />],
  ['the menu', <MobileMenuPanel key="" isOpen onClose={() => undefined} />],
  ['the contact page', <ContactCard key="" />],
  ['who forgot the password', <ForgotPassword key="" phone={() => ''} />],
  [
    'a printed order',
    <OrderSheet key="" order={anOrder({ totalPrice: rupees(249) })} kind="packingSlip" />,
  ],
  [
    'the preview',
    <TopicWords key="" topic="delivery" draft={{ ...DEFAULT_SETTINGS, ...MINIMAL_SETTINGS }} />,
  ],
  ['the first steps', <FirstSteps key="" setup={['delivery', 'legal']} orders={0} />],
])('%s: nothing is said of what there is none of', (_, part) => {
  // A page without the newsletter, which asks whether there was an order.
  renderApp(part, { at: '/login', shop })
  expect(document.body.textContent).not.toMatch(/\b0 days|₹0\b/i)
  for (const link of document.querySelectorAll('a'))
    expect(link.getAttribute('href')).not.toMatch(/^$|^tel:$|^mailto:$|wa\.me\/(?:$|91\?)/)
  // A line of its own, with nothing in it or only a full stop.
  for (const line of document.querySelectorAll('p:not([aria-live])'))
    expect(line.textContent).not.toMatch(/^(?:[.।]|$)/)
})

it('the tab has the name alone', () => {
  renderApp(<PageTitle />, { shop })
  expect(document.title).toBe(DEFAULT_SHOP.name)
})

it('what is at fault goes back, and there is no word of days for the rest', () => {
  const deliveredAt = '2026-11-20T10:00:00.000Z'
  const order = anOrder({ status: 'Delivered', isDelivered: true, deliveredAt })
  renderApp(<ReturnOrder userId="u1" order={order} />, { shop })
  fireEvent.click(screen.getByRole('button', { name: 'Return or exchange' }))
  expect(screen.getByText(/^Damaged, wrong or late items can always be returned/)).toBeTruthy()
})
