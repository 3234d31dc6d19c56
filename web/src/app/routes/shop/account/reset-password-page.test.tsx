import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

beforeEach(() => session.end())

it.each([
  ['whoever was invited to work here to that work', 'packer', '/admin'],
  ['a customer to the shop', 'customer', '/'],
] as const)('a link for a new password leads %s', async (_whom, role, target) => {
  fakeApi({ 'POST /api/users/password-reset/confirm': { body: signedInAs({ ...asha, role }) } })
  const app = renderApp(
    <Routes>
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at: '/reset-password?token=t1' },
  )
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'Packer@123' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save and log in' }))
  await screen.findByText('elsewhere')
  expect(app.address()).toBe(target)
})
